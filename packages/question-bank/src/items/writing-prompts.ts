import { z } from 'zod';
import { sceneSchema } from '../figures/scene';
import { readFolder, SEED_FOLDER } from '../seed/read-folder';
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
  (await readFolder(new URL('writing/', SEED_FOLDER), writingPromptSchema)).map(
    ({ content }): WritingPrompt => content,
  );
