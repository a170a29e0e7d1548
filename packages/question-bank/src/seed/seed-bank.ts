import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Subject } from '@wattle/contract/constants';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import { formatOptions } from '@wattle/contract/options';
import { blankStem, formatTexts, gapStem } from '@wattle/contract/question-format';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import { z } from 'zod';
import { readModelAnswers } from './model-answers';
import { readFolder } from './read-folder';

/** What an item of the bank has beside the fields of the add form that is loaded too. */
const itemSchema = z.looseObject({
  /** Names the question for good, so that it is loaded once. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
});

const setSchema = z.object({
  title: z.string(),
  text_format: z.string().optional(),
  format: z.string().optional(),
  text: z.string().default(''),
  extracts: z.array(z.object({ label: z.string(), title: z.string(), text: z.string() })).optional(),
  sentences: z.array(z.string()).optional(),
  questions: z.array(z.looseObject({ gap: z.number().optional(), blank: z.number().optional() })),
});

/** A question of the bank, checked by the same rules as the add form of its subject. */
export type SeedQuestion = z.infer<(typeof questionFieldsSchemas)[Subject]> & {
  subject: Subject;
  slug: string;
  text?: string | undefined;
  model_answers?: ModelAnswer[] | undefined;
};

/** All questions that come with Wattle; `folder` is that of the data, which a bundle of this code does not know. */
export async function readSeedBank(folder: URL): Promise<SeedQuestion[]> {
  const [maths, thinkingSkills, reading, writing, models] = await Promise.all([
    contentsOf(folder, 'maths', z.array(z.unknown())),
    contentsOf(folder, 'thinking-skills', z.array(z.unknown())),
    contentsOf(folder, 'reading', setSchema),
    contentsOf(folder, 'writing', z.unknown()),
    readModelAnswers(folder),
  ]);
  const modelsBySlug = new Map(models.map(({ slug, answers }) => [slug, answers]));
  const isFree = await readFreePool(folder);
  const bank = [
    ...check('Maths', maths.flat()),
    ...check('ThinkingSkills', thinkingSkills.flat()),
    ...check('Reading', reading.flatMap(questionsOf)),
    ...check('Writing', writing).map((prompt) => ({ ...prompt, model_answers: modelsBySlug.get(prompt.slug) })),
  ];
  return bank.map((question) => (isFree(question.slug) ? { ...question, pool: 'Free assessment' } : question));
}

/** The picture of a question as PNG, if it has one. */
export async function readSeedPicture(folder: URL, { slug }: Pick<SeedQuestion, 'slug'>): Promise<Buffer | undefined> {
  const picture = new URL(`pictures/${slug}.png`, folder);
  return existsSync(picture) ? readFile(picture) : undefined;
}

/** What the drawing of the steps of a question is called. */
export const stepsSlug = (slug: string) => `${slug}-steps`;

/** The questions of a passage, each with the whole passage. */
function questionsOf({ title, text, extracts, sentences, questions, ...formats }: z.infer<typeof setSchema>): object[] {
  const passage = extracts ? formatTexts({ title, texts: extracts }) : `${title}\n\n${text}`;
  return questions.map(({ gap, blank, ...question }) => ({
    ...question,
    ...(blank && { question: blankStem(blank) }),
    ...(sentences && gap && { question: gapStem(gap), mcq_options: formatOptions(sentences) }),
    ...formats,
    text: passage,
  }));
}

function check(subject: Subject, items: unknown): SeedQuestion[] {
  return z
    .array(itemSchema)
    .parse(items)
    .map(({ slug, ...item }) => ({
      ...questionFieldsSchemas[subject].parse(item),
      subject,
      slug,
    }));
}

const contentsOf = async <Content>(folder: URL, name: string, schema: z.ZodType<Content>) =>
  (await readFolder(new URL(`${name}/`, folder), schema)).map(({ content }) => content);

const poolSchema = z.object({
  /** Slugs of single questions. */
  questions: z.array(z.string()),
  /** Slugs of passages, without what they begin with as questions: "mended" is that of "reading-mended-1". */
  passages: z.array(z.string()),
});

/** Says of each slug whether the question is for the free assessment only. */
async function readFreePool(folder: URL): Promise<(slug: string) => boolean> {
  const text = await readFile(new URL('free-assessment-pool.json', folder), 'utf8');
  const { questions, passages } = poolSchema.parse(JSON.parse(text));
  const single = new Set(questions);
  const ofPassage = new RegExp(`^reading-(${passages.join('|')})-\\d+$`);
  return (slug) => single.has(slug) || ofPassage.test(slug);
}
