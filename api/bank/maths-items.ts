import { readdir, readFile } from 'node:fs/promises';
import { questionFieldsSchemas } from '@wattle/contract';
import { z } from 'zod';
import { SEED_FOLDER } from '../src/seed-folder';
import { figureSchema } from './figures/figure';

const byLetter = z.partialRecord(z.enum(['A', 'B', 'C', 'D', 'E']), z.string().min(1));

const mathsItemSchema = z
  .strictObject({
    slug: z.string().regex(/^maths-[a-z0-9-]+$/),
    question: z.string(),
    figure: figureSchema.optional(),
    image_description: z.string().min(40).optional(),
    mcq_options: z.string(),
    correct_answer: z.enum(['A', 'B', 'C', 'D', 'E']),
    explanation: z.string(),
    /** For each distractor, the mistake that leads to it. */
    wrong_turns: byLetter,
    /** For distractors whose value is computed, the name of the mistake in the item's solver. */
    mistakes: byLetter.optional(),
    category: z.string(),
    /** The topic within the category. */
    skill: z.string(),
    level: z.string(),
    exam_type: z.string(),
    type: z.literal('Original'),
    year_level: z.number().int().min(4).max(7),
    /** For the top tenth of children. */
    stretch: z.literal(true).optional(),
  })
  .superRefine((item, { addIssue }) => {
    for (const { message } of questionFieldsSchemas.Maths.safeParse(item).error?.issues ?? []) addIssue(message);
  });

export type MathsItem = z.infer<typeof mathsItemSchema>;

/** The items in seed/maths. */
export async function readMathsItems(): Promise<MathsItem[]> {
  const folder = new URL('maths/', SEED_FOLDER);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const topics = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  return topics.flatMap((topic) => z.array(mathsItemSchema).parse(JSON.parse(topic)));
}
