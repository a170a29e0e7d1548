import { GAP_LETTERS, OPTION_LETTERS, TEXT_FORMATS } from '@wattle/contract/constants';
import { z } from 'zod';
import { readFolder, SEED_FOLDER } from '../seed/read-folder';
import { itemFields, slugOf } from './item-fields';

const questionFields = {
  ...itemFields,
  slug: slugOf('reading'),
  /** For each distractor, the misreading that leads to it, with the words that it misreads. */
  wrong_turns: z.partialRecord(z.enum(GAP_LETTERS), z.string().min(1)).optional(),
};

const questionSchema = z.strictObject({
  ...questionFields,
  question: z.string(),
  mcq_options: z.string(),
  correct_answer: z.enum(OPTION_LETTERS),
});

const gapQuestionSchema = z.strictObject({
  ...questionFields,
  /** The number of its gap in the text. */
  gap: z.number().int().min(1),
  correct_answer: z.enum(GAP_LETTERS),
});

const blankQuestionSchema = z.strictObject({
  ...questionFields,
  /** The number of its blank in the text. */
  blank: z.number().int().min(1),
  mcq_options: z.string(),
  correct_answer: z.enum(OPTION_LETTERS),
});

const extractSchema = z.strictObject({ label: z.string(), title: z.string(), text: z.string() });
const setFields = { slug: slugOf('reading'), title: z.string(), text_format: z.enum(TEXT_FORMATS).optional() };
const questions = z.array(questionSchema).min(1);

/** Where a text was published that was not written for the bank. */
const sourceSchema = z.strictObject({
  author: z.string(),
  /** The year in which the author died. */
  died: z.number().int(),
  work: z.string(),
  published: z.number().int(),
});

const textSetSchema = z.strictObject({
  ...setFields,
  /** Absent: prose. */
  format: z.literal('poem').optional(),
  source: sourceSchema.optional(),
  text: z.string(),
  questions,
});

const textsSetSchema = z.strictObject({
  ...setFields,
  format: z.enum(['extracts', 'compare']),
  extracts: z.array(extractSchema).min(2).max(4),
  questions,
});

const gapSetSchema = z.strictObject({
  ...setFields,
  format: z.literal('gap'),
  /** Marks its gaps: [1], [2]. */
  text: z.string(),
  /** A list for all gaps; one or two of them fit nowhere. */
  sentences: z.array(z.string()).max(GAP_LETTERS.length),
  questions: z.array(gapQuestionSchema).min(1),
});

const clozeSetSchema = z.strictObject({
  ...setFields,
  format: z.literal('cloze'),
  /** Marks its blanks: [1] to [8]. */
  text: z.string(),
  questions: z.array(blankQuestionSchema).length(8),
});

const readingSetSchema = z.discriminatedUnion('format', [textSetSchema, textsSetSchema, gapSetSchema, clozeSetSchema]);

/** A passage with its questions. */
export type ReadingSet = z.infer<typeof readingSetSchema>;

/** The passages of seed/reading. */
export const readReadingSets = async () =>
  (await readFolder(new URL('reading/', SEED_FOLDER), readingSetSchema)).map(({ content }): ReadingSet => content);
