import { readFile, writeFile } from 'node:fs/promises';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { z } from 'zod';
import { total } from '../lists';
import { readModelAnswers } from '../seed/model-answers';
import { SEED_FOLDER } from '../seed/read-folder';
import { hashOf } from './blind-answers';

/** How many raters mark each pair. */
export const RATERS = 3;

/** The share of pairs of which the outstanding text has more marks. */
export const WINS_GOAL = 0.95;

const RECORDS = new URL('../model-ratings.json', import.meta.url);

/** In the order of the rubric. */
const marksSchema = z
  .array(z.number().int().min(0))
  .length(WRITING_RUBRIC.length)
  .refine((marks) => WRITING_RUBRIC.every((criterion, at) => (marks[at] ?? 0) <= criterion.marks));

const ratingSchema = z.strictObject({
  slug: z.string(),
  by: z.string().min(1),
  on: z.iso.date(),
  /** Hash of the two texts as the rater read them. */
  texts: z.string(),
  good: marksSchema,
  outstanding: marksSchema,
});

/** The marks that one rater gave the two answers to a prompt, without knowing which is which. */
export type ModelRating = z.infer<typeof ratingSchema>;

/** The two answers to a prompt with the ratings of their texts as they stand. */
export interface RatedPair {
  slug: string;
  answers: readonly ModelAnswer[];
  ratings: readonly ModelRating[];
}

export async function readRatedPairs(): Promise<RatedPair[]> {
  const ratings = z.array(ratingSchema).parse(JSON.parse(await readFile(RECORDS, 'utf8')));
  return (await readModelAnswers(SEED_FOLDER)).map(({ slug, answers }) => {
    const texts = pairHash(answers);
    return { slug, answers, ratings: ratings.filter((rating) => rating.slug === slug && rating.texts === texts) };
  });
}

/** One line for each rating. Those of earlier texts go. */
export async function writeRatings(pairs: readonly RatedPair[]): Promise<void> {
  const lines = pairs.flatMap(({ ratings }) => ratings.map((rating) => `  ${JSON.stringify(rating)}`));
  await writeFile(RECORDS, `[\n${lines.join(',\n')}\n]\n`);
}

export const pairHash = (answers: readonly ModelAnswer[]) => hashOf(...answers.map(({ text }) => text));

/** Whether the outstanding text has more marks; a tie is no win. */
export const isWon = ({ good, outstanding }: ModelRating) => total(outstanding) > total(good);
