import { z } from './zod';

/**
 * What a corrected key means for tests that were submitted before: how many attempts hold the question as it was, and
 * what their scores become. The preview and the re-marking itself respond with it.
 */
export const reMarkingSchema = z.object({
  message: z.string(),
  /** Keys by which attempts were marked, and the key as it is now. */
  keysBefore: z.array(z.string()),
  keyNow: z.string(),
  /** Submitted attempts whose answer is marked by another key than the one of now. */
  attempts: z.number().int(),
  scoresUp: z.number().int(),
  scoresDown: z.number().int(),
  /** Children whose score changes; each is told on its dashboard. */
  children: z.number().int(),
});

export type ReMarking = z.infer<typeof reMarkingSchema>;
