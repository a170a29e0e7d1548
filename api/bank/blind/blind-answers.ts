import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { BankItem } from '../items/bank-items';

const RECORDS = new URL('../blind-answers.json', import.meta.url);

const recordSchema = z.strictObject({
  slug: z.string(),
  /** The letter that a reader chose who saw neither key nor explanation. */
  answer: z.string().length(1),
  by: z.string().min(1),
  on: z.iso.date(),
  /** Hash of what the reader was shown, with the key. */
  content: z.string(),
  /** Hash of the explanation and the wrong turns, which the reader read against the key afterwards. */
  explanation: z.string(),
});

/** That a reader answered an item without its key, and how. */
export type BlindAnswer = z.infer<typeof recordSchema>;

export async function readBlindAnswers(): Promise<BlindAnswer[]> {
  return z.array(recordSchema).parse(JSON.parse(await readFile(RECORDS, 'utf8')));
}

/** One line for each item, so that a change shows as one line. */
export async function writeBlindAnswers(answers: readonly BlindAnswer[]): Promise<void> {
  const lines = [...answers]
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))
    .map((answer) => `  ${JSON.stringify(answer)}`);
  await writeFile(RECORDS, `[\n${lines.join(',\n')}\n]\n`);
}

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Changes with everything that a reader is shown. */
export const shownHash = (item: BankItem) =>
  hashOf(item.question, item.mcq_options, item.format ?? '', item.text ?? '', item.figure ?? '');

export const contentHash = (item: BankItem) => hashOf(shownHash(item), item.correct_answer);

export const explanationHash = ({ explanation, wrong_turns = {} }: BankItem) =>
  hashOf(explanation, Object.entries(wrong_turns).sort());
