import { OPTION_LETTERS } from '@wattle/contract/constants';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import { z } from 'zod';
import { figureSchema } from '../figures/figure';
import { readFolder, SEED_FOLDER } from '../seed/read-folder';
import { itemFields, slugOf } from './item-fields';

const letterSchema = z.enum(OPTION_LETTERS);
const byLetter = z.partialRecord(letterSchema, z.string().min(1));

const choiceItemSchema = (subject: 'Maths' | 'ThinkingSkills', name: string) =>
  z
    .strictObject({
      ...itemFields,
      slug: slugOf(name),
      question: z.string(),
      figure: figureSchema.optional(),
      image_description: z.string().optional(),
      /** A drawing of its steps, shown with the explanation. */
      explanation_figure: figureSchema.optional(),
      explanation_image_description: z.string().optional(),
      mcq_options: z.string(),
      correct_answer: letterSchema,
      /** Where there is a quicker way than the explanation’s. */
      faster_method: z.string().min(1).optional(),
      /** For each distractor, the mistake that leads to it. */
      wrong_turns: byLetter,
    })
    .superRefine((item, { addIssue }) => {
      for (const { message } of questionFieldsSchemas[subject].safeParse(item).error?.issues ?? []) addIssue(message);
    });

const mathsItemSchema = choiceItemSchema('Maths', 'maths');
const thinkingItemSchema = choiceItemSchema('ThinkingSkills', 'thinking');

/** A question of Maths or Thinking Skills. */
export type ChoiceItem = z.infer<typeof mathsItemSchema>;

/** A topic of Maths or Thinking Skills: the name of its file, and its items. */
export interface Topic {
  name: string;
  items: ChoiceItem[];
}

export const readMathsTopics = () => readTopics('maths', mathsItemSchema);

export const readThinkingTopics = () => readTopics('thinking-skills', thinkingItemSchema);

async function readTopics(folder: string, schema: typeof mathsItemSchema): Promise<Topic[]> {
  const files = await readFolder(new URL(`${folder}/`, SEED_FOLDER), z.array(schema).min(1));
  return files.map(({ name, content }) => ({ name, items: content }));
}
