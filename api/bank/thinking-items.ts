import { readFile } from 'node:fs/promises';
import { questionFieldsSchemas } from '@wattle/contract';
import { z } from 'zod';
import { SEED_FOLDER } from '../src/seed-folder';
import { figureSchema } from './figures/figure';

/** The topics whose items are solved by search; the others of the folder are arguments in words. */
const SOLVED_TOPICS = [
  'deduction',
  'ordering-and-scheduling',
  'patterns-and-codes',
  'shape-assembly',
  'timetables-and-price-tables',
  'truth-tellers-and-puzzles',
  'turns-and-folds',
  'views-and-nets',
];

const byLetter = z.partialRecord(z.enum(['A', 'B', 'C', 'D']), z.string().min(1));

const thinkingItemSchema = z
  .strictObject({
    slug: z.string().regex(/^thinking-[a-z0-9-]+$/),
    question: z.string(),
    figure: figureSchema.optional(),
    image_description: z.string().min(40).optional(),
    mcq_options: z.string(),
    correct_answer: z.enum(['A', 'B', 'C', 'D']),
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
    for (const { message } of questionFieldsSchemas.ThinkingSkills.safeParse(item).error?.issues ?? [])
      addIssue(message);
  });

export type ThinkingBankItem = z.infer<typeof thinkingItemSchema>;

/** The items of Thinking Skills that are solved by search. */
export async function readThinkingItems(): Promise<ThinkingBankItem[]> {
  const files = SOLVED_TOPICS.map((topic) => readFile(new URL(`thinking-skills/${topic}.json`, SEED_FOLDER), 'utf8'));
  return (await Promise.all(files)).flatMap((text) => z.array(thinkingItemSchema).parse(JSON.parse(text)));
}
