import { momentSchema } from './primitives';
import { z } from './zod';

/** What is wrong with one field: where it stands, and a sentence fit to show. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

/** Who has deleted what a call is about, and when. It can be restored. */
export const deletionSchema = z.object({ by: z.string(), at: momentSchema });

/** Body of every response that is not a success (docs/published.md, calls). `message` is one sentence fit to show. */
export const errorBodySchema = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** Of the two calls that generate questions, whose responses always say so (docs/decisions/023). */
  success: z.literal(false).optional(),
  /** Of a call about a question that was deleted. */
  deletion: deletionSchema.optional(),
});

export type Deletion = z.infer<typeof deletionSchema>;
export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
