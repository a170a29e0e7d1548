import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { drawFigure } from '../figures/figure';
import type { BankItem } from '../items/bank-items';

const RECORDS = new URL('../blind-answers.json', import.meta.url);

const recordSchema = z
  .strictObject({
    slug: z.string(),
    /** The letter that a reader chose who saw neither key nor explanation. */
    answer: z.string().length(1),
    by: z.string().min(1),
    on: z.iso.date(),
    /** Hash of what the reader was shown. */
    content: z.string(),
    /** Hash of the explanation and the wrong turns, where the reader has read them against the key afterwards. */
    explanation: z.string().optional(),
    /** In a disagreement: the key that the item had. */
    key: z.string().length(1).optional(),
    /** In a disagreement: why it is none any more. */
    settled: z.string().min(1).optional(),
  })
  .refine(({ key, settled }) => key || !settled, 'Only a disagreement can be settled: it needs a key.');

/** That a reader answered an item without its key, and how. */
export type BlindAnswer = z.infer<typeof recordSchema>;

export async function readBlindAnswers(): Promise<BlindAnswer[]> {
  return z.array(recordSchema).parse(JSON.parse(await readFile(RECORDS, 'utf8')));
}

/** One line for each record, so that a change shows as one line; those of one item stay in their order. */
export async function writeBlindAnswers(answers: readonly BlindAnswer[]): Promise<void> {
  const lines = [...answers]
    .sort((one, other) => (one.slug === other.slug ? 0 : one.slug < other.slug ? -1 : 1))
    .map((answer) => `  ${JSON.stringify(answer)}`);
  await writeFile(RECORDS, `[\n${lines.join(',\n')}\n]\n`);
}

export const hashOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Changes with everything that a reader is shown, also when a figure is drawn otherwise. */
export const contentHash = ({ question, mcq_options, format, text_format, text = '', figure }: BankItem) =>
  hashOf(
    question,
    mcq_options,
    format ?? '',
    // What marks a subhead is not shown.
    text_format ? text.replaceAll(/^## /gm, '') : text,
    figure ? drawFigure(figure) : '',
  );

export const explanationHash = ({ explanation, wrong_turns = {} }: BankItem) =>
  hashOf(explanation, Object.entries(wrong_turns).sort());

/** Whether a reader answered otherwise than the key was then, or than it is now. */
export const isDisagreement = (record: BlindAnswer, item: BankItem) =>
  record.key !== undefined || (record.content === contentHash(item) && record.answer !== item.correct_answer);
