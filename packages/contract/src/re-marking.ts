import { z } from './zod';

/**
 * What a corrected key means for tests that were opened before: whose score changes when they are marked again. The
 * preview and the re-marking itself respond with it.
 */
export const reMarkingSchema = z.object({
  message: z.string(),
  /** Keys by which attempts were marked, and the key as it is now. */
  keysBefore: z.array(z.string()),
  keyNow: z.string(),
  /** Submitted attempts that were marked by another key. */
  attempts: z.number().int(),
  scoresUp: z.number().int(),
  scoresDown: z.number().int(),
  /** Attempts that were served other options: the letter of now says nothing about them, and they stay as they are. */
  otherOptions: z.number().int(),
  /** Children whose score changes; each is told on its dashboard. */
  children: z.number().int(),
  /** Attempts that are open: asked for, the corrected key counts when they are submitted. */
  openAttempts: z.number().int(),
});

export type ReMarking = z.infer<typeof reMarkingSchema>;
