import { z } from 'zod';
import { readFolder } from '../../src/seed/read-folder';
import { sceneSchema } from '../figures/scene';
import { itemFields, slugOf } from './item-fields';

const writingPromptSchema = z.strictObject({
  ...itemFields,
  slug: slugOf('writing'),
  question: z.string(),
  figure: sceneSchema.optional(),
  image_description: z.string().optional(),
});

/** A prompt of Writing. */
export type WritingPrompt = z.infer<typeof writingPromptSchema>;

/** The prompts of seed/writing. */
export const readWritingPrompts = async () =>
  (await readFolder('writing', writingPromptSchema)).map(({ content }): WritingPrompt => content);
