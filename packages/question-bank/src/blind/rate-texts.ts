import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import { randomFrom } from '@wattle/contract/testing';
import { formatCount } from '@wattle/contract/text';
import { writingMarksSchema } from '@wattle/contract/writing-marks';
import { CRITERION_IDS, WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { z } from 'zod';
import { readWritingPrompts } from '../items/writing-prompts';
import { shuffled } from '../lists';
import { usageError } from '../usage-error';
import { hashOf } from './blind-answers';
import { type ModelRating, pairHash, RATERS, type RatedPair, readRatedPairs, writeRatings } from './model-ratings';
import { QUESTIONS_FOLDER } from './write-questions';

const TEXTS_FILE = new URL('texts.json', QUESTIONS_FOLDER);

/** By the id of a text, its marks by criterion. */
const marksSchema = z.record(z.string(), writingMarksSchema);

/** Does not tell which of the two it is. */
const idOf = ({ text }: ModelAnswer) => hashOf(text);

/** Writes the model answers that lack ratings, in random order and without what they are, beside the rubric. */
export async function writeTexts(): Promise<string> {
  const tasks = new Map((await readWritingPrompts()).map(({ slug, question }) => [slug, question]));
  const unrated = (await readRatedPairs()).filter(({ ratings }) => ratings.length < RATERS);
  const texts = unrated.flatMap(({ slug, answers }) =>
    answers.map((answer) => ({ id: idOf(answer), task: tasks.get(slug), text: answer.text })),
  );
  await mkdir(QUESTIONS_FOLDER, { recursive: true });
  const shown = { rubric: WRITING_RUBRIC, texts: shuffled(texts, randomFrom(Date.now())) };
  await writeFile(TEXTS_FILE, JSON.stringify(shown, null, 2));
  return `${texts.length} texts: ${fileURLToPath(TEXTS_FILE)}`;
}

/** Records the marks of a rater who was shown the texts. Both answers to a prompt need marks. */
export async function recordMarks(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  const { by } = values;
  if (!file || !by) throw usageError('A file and --by are needed.');
  const marks = marksSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const marksOf = (answer: ModelAnswer | undefined) => {
    const given = answer && marks[idOf(answer)];
    return given && CRITERION_IDS.map((id) => given[id]);
  };
  const pairs = (await readRatedPairs()).map((pair) => {
    const [good, outstanding] = pair.answers.map(marksOf);
    return good && outstanding ? withRating(pair, { by, good, outstanding }) : pair;
  });
  await writeRatings(pairs);
  const marked = pairs.filter(({ ratings }) => ratings.some((rating) => rating.by === by));
  return `Of ${by} are recorded: ${formatCount(marked.length, 'pair')}.`;
}

function withRating(pair: RatedPair, marks: Pick<ModelRating, 'by' | 'good' | 'outstanding'>): RatedPair {
  const { slug, answers, ratings } = pair;
  const on = new Date().toISOString().slice(0, 10);
  const { by, ...given } = marks;
  const others = ratings.filter((rating) => rating.by !== by);
  return { ...pair, ratings: [...others, { slug, by, on, texts: pairHash(answers), ...given }] };
}
