import { readFile } from 'node:fs/promises';
import { questionFieldsSchemas, type Subject } from '@wattle/contract';
import { z } from 'zod';
import { readMathsItems } from '../../bank/maths-items';
import { SEED_FOLDER } from '../seed-folder';

/** What an entry of the bank has beside the fields of the add form. */
const entryShape = {
  /** Names the question for good, so that it is loaded once. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** Name of a drawing in seed/images. */
  image: z.string().optional(),
  explanation: z.string(),
  category: z.string(),
  level: z.string(),
};

const passageSchema = z.object({
  title: z.string(),
  text: z.string(),
  questions: z.array(z.looseObject(entryShape)),
});

/** A question of the bank, checked by the same rules as the add form of its subject. */
export type SeedQuestion = z.infer<(typeof questionFieldsSchemas)[Subject]> & {
  subject: Subject;
  slug: string;
  image?: string | undefined;
  figure?: unknown;
  text?: string | undefined;
};

/** All questions that come with Wattle. */
export async function readSeedBank(): Promise<SeedQuestion[]> {
  const passages = z.array(passageSchema).parse(await readJson('reading.json'));
  const reading = passages.flatMap(({ title, text, questions }) =>
    questions.map((question) => ({ ...question, text: `${title}\n\n${text}` })),
  );
  return [
    ...check('Maths', await readMathsItems()),
    ...check('ThinkingSkills', await readJson('thinking-skills.json')),
    ...check('Reading', reading),
    ...check('Writing', await readJson('writing.json')),
  ];
}

/** The picture of a question: the PNG that `pnpm bank pictures` draws from its figure, or an SVG of seed/images. */
export async function readSeedPicture({
  slug,
  image,
  figure,
}: Pick<SeedQuestion, 'slug' | 'image' | 'figure'>): Promise<Buffer | undefined> {
  if (figure) return readFile(new URL(`pictures/${slug}.png`, SEED_FOLDER));
  return image === undefined ? undefined : readFile(new URL(`images/${image}`, SEED_FOLDER));
}

function check(subject: Subject, entries: unknown): SeedQuestion[] {
  return z
    .array(z.looseObject(entryShape))
    .parse(entries)
    .map((entry) => ({
      // Writing forms know no topic or level, but a prompt of ours has them.
      ...(entry as object),
      ...questionFieldsSchemas[subject].parse(entry),
      subject,
      slug: entry.slug,
      image: entry.image,
    }));
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, SEED_FOLDER), 'utf8'));
}
