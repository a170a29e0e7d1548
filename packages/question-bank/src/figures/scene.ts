import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { figureKind } from './figure-kind';

export const sceneSchema = z.strictObject({
  kind: z.literal('scene'),
  /** Of a file in `scenes`. */
  name: z.string().regex(/^[a-z-]+$/),
});

/** A picture to write about; whoever writes the prompt describes it. */
export const scene = figureKind(sceneSchema, {
  draw: ({ name }) => readFileSync(new URL(`scenes/${name}.svg`, import.meta.url), 'utf8'),
});
