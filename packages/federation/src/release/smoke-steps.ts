import { z } from 'zod';

/** One page of a smoke test: it is opened in a browser, and a heading must appear. */
export const smokeStepSchema = z.strictObject({
  path: z.string().startsWith('/'),
  /** Text of the heading, whole. */
  heading: z.string().min(1),
  /** Role of whom the page is opened for; a visitor without. */
  signedInAs: z.enum(['student', 'admin']).optional(),
  /** What the API responds, by paths below /api. Every other call fails. */
  api: z.record(z.string(), z.unknown()).optional(),
});

/** `smoke.json` of a package. */
export const smokeFileSchema = z.array(smokeStepSchema).min(1);

export type SmokeStep = z.infer<typeof smokeStepSchema>;
