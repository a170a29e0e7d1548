import { GAP_LETTERS } from './constants';
import type { OptionLetter } from './options';
import { documentedAs, z } from './zod';

/** For distractors, by their letters: one sentence that says which mistake leads to it. */
export const wrongTurnsSchema = z.partialRecord(z.enum(GAP_LETTERS), z.string());

/** See {@link wrongTurnsSchema}. */
export type WrongTurns = z.infer<typeof wrongTurnsSchema>;

const MAX_CHARACTERS = 2_000;
const LINE = /^([A-G])[:.)]?[ \t]+(\S.*)$/;
const NOT_WRONG_TURNS = 'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.';

/**
 * Wrong turns as a request has them: an object by letter, the same as JSON (multipart forms), or a line for each
 * (sheets), such as `A: This adds the lengths.`; an empty text is an empty object.
 */
export const wrongTurnsInputSchema = documentedAs(
  z
    .union([z.record(z.string(), z.string()), z.string()], NOT_WRONG_TURNS)
    .transform((given, { addIssue }) => {
      const entries = typeof given === 'string' ? entriesOf(given) : Object.entries(given);
      if (entries) return Object.fromEntries(entries.map(([letter, text]) => [letter, text.trim()]));
      addIssue(NOT_WRONG_TURNS);
      return z.NEVER;
    })
    .pipe(
      z.partialRecord(
        z.enum(GAP_LETTERS, NOT_WRONG_TURNS),
        z.string().min(1, NOT_WRONG_TURNS).max(MAX_CHARACTERS, 'A wrong turn is one sentence.'),
        NOT_WRONG_TURNS,
      ),
    ),
  { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
);

/** Writes wrong turns as a line for each, as forms and sheets have them. */
export function formatWrongTurns(turns: WrongTurns | undefined): string {
  return GAP_LETTERS.flatMap((letter) => (turns?.[letter] ? `${letter}: ${turns[letter]}` : [])).join('\n');
}

/** The wrong turns of these letters only. */
export function pickWrongTurns(turns: WrongTurns, letters: readonly OptionLetter[]): WrongTurns {
  return Object.fromEntries(Object.entries(turns).filter(([letter]) => letters.includes(letter as OptionLetter)));
}

function entriesOf(text: string): [string, string][] | undefined {
  if (text.trim().startsWith('{')) return entriesOfJson(text);
  const lines = text.split('\n').filter((line) => line.trim());
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
