import { CHOOSE_YEAR, emailBodySchema, gradeSchema } from './primitives';
import { z } from './zod';

/** Body of the start of a free assessment; the year may be absent or empty. */
export const freeStartSchema = emailBodySchema.extend({
  grade: z.union([z.literal('').transform(() => undefined), gradeSchema], CHOOSE_YEAR).optional(),
});
