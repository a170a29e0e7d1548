import { optionsOf } from '@wattle/contract';
import escapeStringRegexp from 'escape-string-regexp';
import type { Guard } from './guard';

/** Texts that are read in the picture itself, so the description lists them all. */
const TABLES = ['text-table', 'two-way-table'];

/** The description of a picture does not name the key as the only option. */
export const descriptionKeepsKey: Guard = (item) => {
  const { figure, image_description: description = '' } = item;
  if (figure && TABLES.includes(figure.kind)) return [];
  const named = optionsOf(item).filter(({ text }) => isNamed(text, description));
  const [only] = named;
  return named.length === 1 && only?.letter === item.correct_answer
    ? [`Its description gives the key away: “${only.text}”.`]
    : [];
};

/** As whole words and numbers: 1 is not named by 10, 1:30 or 1.5. */
function isNamed(option: string, description: string): boolean {
  const text = escapeStringRegexp(option.replace(/\.$/, ''));
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,:])${text}(?![\\p{L}\\d]|[.,:]\\d)`, 'iu').test(description);
}
