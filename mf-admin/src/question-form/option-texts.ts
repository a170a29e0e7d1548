import { formatOptions, MIN_OPTIONS, OPTION_LETTERS, parseOptions } from '@wattle/contract';

/** Texts of the options, in the order of their letters; the empty ones at the end do not count. */
export type OptionTexts = string[];

const SHOWN = 4;

/** The options of a string as they are typed one by one; null when the string is not a list of options. */
export function optionTextsOf(mcqOptions: string): OptionTexts | null {
  const texts = parseOptions(mcqOptions).map(({ text }) => text);
  if (texts.length === 0 && mcqOptions.trim()) return null;
  return [...texts, ...Array<string>(Math.max(0, SHOWN - texts.length)).fill('')];
}

/** The one string that the options are stored as; empty where none is filled in. */
export function toMcqOptions(texts: OptionTexts): string {
  return formatOptions(filled(texts).map((text) => text.trim()));
}

/** What keeps the options from being stored, in a sentence; undefined when nothing does. */
export function optionTextsFault(texts: OptionTexts): string | undefined {
  const options = filled(texts).map((text) => text.trim());
  const empty = options.indexOf('');
  if (empty >= 0) return `Option ${OPTION_LETTERS[empty]} is empty.`;
  if (options.length < MIN_OPTIONS) return `A question has at least ${MIN_OPTIONS} options.`;
  const readBack = parseOptions(toMcqOptions(texts)).map(({ text }) => text);
  const changed = options.findIndex((text, index) => text !== readBack[index]);
  if (changed < 0) return undefined;
  const next = OPTION_LETTERS[changed + 1];
  return `Option ${OPTION_LETTERS[changed]} has “, ${next} ” in it, where option ${next} would begin. Write it differently.`;
}

function filled(texts: OptionTexts): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1);
}
