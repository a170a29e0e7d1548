import { MIN_OPTIONS, OPTION_LETTERS } from './constants';

/** Letter of an option, A to E (specification 9). */
export type OptionLetter = (typeof OPTION_LETTERS)[number];

/** One choice of a question. */
export interface Option {
  letter: OptionLetter;
  text: string;
}

/**
 * Reads `mcq_options`, the one string that holds all options of a question (decision 6).
 *
 * A new option starts at a comma, optional spaces, the next letter in order and a space, so that
 * `A 1,000, B 2,000` has two options.
 *
 * @returns Two to five options, or none when the string is not such a list.
 */
export function parseOptions(mcqOptions: string): Option[] {
  const starts = optionStarts(mcqOptions);
  const options = starts.map(({ letter, textFrom }, index) => ({
    letter,
    text: mcqOptions.slice(textFrom, starts[index + 1]?.commaAt).trim(),
  }));
  const isList = options.length >= MIN_OPTIONS && options.every((option) => option.text !== '');
  return isList ? options : [];
}

/** Writes options as `mcq_options`: the inverse of {@link parseOptions}. */
export function formatOptions(texts: readonly string[]): string {
  return texts.map((text, index) => `${OPTION_LETTERS[index]} ${text}`).join(', ');
}

interface OptionStart {
  letter: OptionLetter;
  commaAt: number;
  textFrom: number;
}

function optionStarts(mcqOptions: string): OptionStart[] {
  const starts: OptionStart[] = [];
  let from = 0;
  for (const letter of OPTION_LETTERS) {
    const pattern = starts.length === 0 ? new RegExp(`^\\s*${letter}\\s`, 'g') : new RegExp(`,\\s*${letter}\\s`, 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(mcqOptions);
    if (!match) break;
    from = pattern.lastIndex;
    starts.push({ letter, commaAt: match.index, textFrom: from });
  }
  return starts;
}
