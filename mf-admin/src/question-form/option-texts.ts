import {
  formatOptions,
  lettersOf,
  MIN_OPTIONS,
  OPTION_LETTERS,
  parseOptions,
  type QuestionFormat,
} from '@wattle/contract';

/** Texts of the options, in the order of their letters; the empty ones at the end do not count. */
export type OptionTexts = string[];

/** A format as a form holds it. */
export type TypedFormat = QuestionFormat | '';

const SHOWN = 4;

/** The options of a string as they are typed one by one; null when the string is not a list of options. */
export function optionTextsOf(mcqOptions: string, format: TypedFormat = ''): OptionTexts | null {
  const texts = parseOptions(mcqOptions, format || undefined).map(({ text }) => text);
  if (texts.length === 0 && mcqOptions.trim()) return null;
  return padded(texts, format);
}

/** The options with as many empty ones as a question of this format usually has. */
export function padded(texts: OptionTexts, format: TypedFormat): OptionTexts {
  const shown = format === 'gap' ? lettersOf('gap').length : SHOWN;
  return [...filled(texts), ...Array<string>(Math.max(0, shown - filled(texts).length)).fill('')];
}

/** The one string that the options are stored as; empty where none is filled in. */
export function toMcqOptions(texts: OptionTexts): string {
  return formatOptions(filled(texts).map((text) => text.trim()));
}

/** What keeps the options from being stored, in a sentence; undefined when nothing does. */
export function optionTextsFault(texts: OptionTexts, format: TypedFormat = ''): string | undefined {
  const options = filled(texts).map((text) => text.trim());
  const letters = lettersOf(format || undefined);
  const empty = options.indexOf('');
  if (empty >= 0) return `Option ${lettersOf('gap')[empty]} is empty.`;
  if (options.length < MIN_OPTIONS) return `A question has at least ${MIN_OPTIONS} options.`;
  if (options.length > letters.length) {
    return `Options after ${OPTION_LETTERS.at(-1)} are only for the format with gaps: remove ${options.length - letters.length}.`;
  }
  const readBack = parseOptions(toMcqOptions(texts), format || undefined).map(({ text }) => text);
  const changed = options.findIndex((text, index) => text !== readBack[index]);
  if (changed < 0) return undefined;
  const next = letters[changed + 1];
  return `Option ${letters[changed]} has “, ${next} ” in it, where option ${next} would begin. Write it differently.`;
}

function filled(texts: OptionTexts): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1);
}
