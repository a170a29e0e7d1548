import { GAP_LETTERS } from './constants';
import type { OptionLetter } from './options';
import { inOrdinaryCharacters } from './primitives';
import { documentedAs, z } from './zod';

/** For distractors, by their letters: one sentence that says which mistake leads to it. */
export const distractorRationalesSchema = z.partialRecord(z.enum(GAP_LETTERS), z.string());

/** See {@link distractorRationalesSchema}. */
export type DistractorRationales = z.infer<typeof distractorRationalesSchema>;

export const MAX_RATIONALE_CHARACTERS = 2_000;
const LINE = /^([A-G])[:.)]?[ \t]+(\S.*)$/;
const MALFORMED = 'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.';
const TOO_LONG = 'A wrong turn is one sentence.';

/**
 * Rationales as a request has them: an object by letter, the same as JSON (multipart forms), or a line for each
 * (sheets), such as `A: This adds the lengths.`; an empty text is an empty object. Line breaks within one become spaces.
 */
export const distractorRationalesInputSchema = documentedAs(
  z
    .union([z.record(z.string(), z.string()), z.string()], MALFORMED)
    .transform((given, { addIssue }): DistractorRationales => {
      const entries = typeof given === 'string' ? entriesOf(given) : Object.entries(given);
      const read = entries?.map(([letter, text]): [string, string] => [letter, inOneLine(text)]);
      if (!read?.every(([letter, text]) => isLetter(letter) && text !== '')) addIssue(MALFORMED);
      else if (read.some(([, text]) => text.length > MAX_RATIONALE_CHARACTERS)) addIssue(TOO_LONG);
      else return Object.fromEntries(read);
      return z.NEVER;
    }),
  { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
);

/** Writes rationales as a line for each, as forms and sheets have them. */
export function formatDistractorRationales(rationales: DistractorRationales | undefined): string {
  return GAP_LETTERS.flatMap((letter) =>
    rationales?.[letter] ? `${letter}: ${inOneLine(rationales[letter])}` : [],
  ).join('\n');
}

/** The rationales of these letters only. */
export function pickDistractorRationales(
  rationales: DistractorRationales,
  letters: readonly OptionLetter[],
): DistractorRationales {
  return Object.fromEntries(Object.entries(rationales).filter(([letter]) => letters.includes(letter as OptionLetter)));
}

const isLetter = (letter: string) => GAP_LETTERS.some((each) => each === letter);

function inOneLine(text: string): string {
  return inOrdinaryCharacters(text).replace(/\s+/g, ' ').trim();
}

function entriesOf(text: string): [string, string][] | undefined {
  if (text.trim().startsWith('{')) return entriesOfJson(text);
  const lines = inOrdinaryCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
  const read = lines.flatMap((line) => {
    const [, letter, sentence] = LINE.exec(line.trim()) ?? [];
    return letter && sentence ? [[letter, sentence] as [string, string]] : [];
  });
  return read.length === lines.length ? read : undefined;
}

function entriesOfJson(text: string): [string, string][] | undefined {
  try {
    return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text)));
  } catch {
    return undefined;
  }
}
