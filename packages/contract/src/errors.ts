import { z } from './zod';

/** What is wrong with one field: where it stands, and a sentence fit to show. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

/** Body of every response that is not a success (decision 2). `message` is one sentence fit to show. */
export const errorBodySchema = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** Of the two calls that generate questions, whose responses always say so (decision 10). */
  success: z.literal(false).optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
