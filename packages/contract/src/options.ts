import { type GAP_LETTERS, MIN_OPTIONS } from './constants';
import { lettersOf, type QuestionFormat } from './question-format';

/** Letter of an option: A to E, of a gap question A to G (docs/published.md, limits; docs/bank.md). */
export type OptionLetter = (typeof GAP_LETTERS)[number];

/** One choice of a question. */
export interface Option {
  letter: OptionLetter;
  text: string;
}

/**
 * Reads `mcq_options`, the one string that holds all options of a question (docs/published.md, fields).
 *
 * A new option starts at a comma, optional spaces, the next letter in order and a space, so that
 * `A 1,000, B 2,000` has two options.
 *
 * @param format - The format of the question, which decides how many letters there are.
 * @returns At least two options, or none when the string is not such a list.
 */
export function parseOptions(mcqOptions: string, format?: QuestionFormat): Option[] {
  const starts = optionStarts(mcqOptions, lettersOf(format));
  const options = starts.map(({ letter, textFrom }, index) => ({
    letter,
    text: mcqOptions.slice(textFrom, starts[index + 1]?.commaAt).trim(),
  }));
  const isList = options.length >= MIN_OPTIONS && options.every((option) => option.text !== '');
  return isList ? options : [];
}

/** The options of a question (see {@link parseOptions}). */
export function optionsOf({ mcq_options = '', format }: OptionsHolder): Option[] {
  return parseOptions(mcq_options, format);
}

interface OptionsHolder {
  mcq_options?: string | undefined;
  format?: QuestionFormat | undefined;
}

/** Writes options as `mcq_options`: the inverse of {@link parseOptions}. */
export function formatOptions(texts: readonly string[]): string {
  return texts.map((text, index) => `${lettersOf('gap')[index]} ${text}`).join(', ');
}

interface OptionStart {
  letter: OptionLetter;
  commaAt: number;
  textFrom: number;
}

function optionStarts(mcqOptions: string, letters: readonly OptionLetter[]): OptionStart[] {
  const starts: OptionStart[] = [];
  let from = 0;
  for (const letter of letters) {
    const pattern = starts.length === 0 ? new RegExp(`^\\s*${letter}\\s`, 'g') : new RegExp(`,\\s*${letter}\\s`, 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(mcqOptions);
    if (!match) break;
    from = pattern.lastIndex;
    starts.push({ letter, commaAt: match.index, textFrom: from });
  }
  return starts;
}

/** A number with what stands before and after it, such as `$0.40` and `1,500 m`. */
const NUMBER = /^([^\d.]*)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(\D*)$/;

/** Says which two options are one number written in two ways, such as 0.4 and 0.40; undefined where none are. */
export function equalNumbers(options: readonly Option[]): string | undefined {
  const numbers = options.map(({ letter, text }) => ({ letter, text, value: numberOf(text) }));
  for (const [index, { letter, text, value }] of numbers.entries()) {
    const other = numbers
      .slice(index + 1)
      .find((each) => value !== undefined && each.value === value && each.text !== text);
    if (other) return `Options ${letter} and ${other.letter} are the same number: “${text}” and “${other.text}”.`;
  }
  return undefined;
}

function numberOf(text: string): string | undefined {
  const [, before = '', digits, after = ''] = NUMBER.exec(text.trim()) ?? [];
  return digits && JSON.stringify([before.trim(), Number(digits.replaceAll(',', '')), after.trim()]);
}
