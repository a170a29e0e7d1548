import { criterionIdSchema } from './writing-marks';
import { z } from './zod';

/** A model answer to a prompt, with notes that hang on its words. */
const modelAnswerSchema = z.object({
  level: z.enum(['good', 'outstanding']),
  text: z.string(),
  notes: z.array(
    z.object({
      /** Stands in the text literally. */
      quote: z.string(),
      criterion: criterionIdSchema,
      note: z.string(),
    }),
  ),
});

/** The good one, then the outstanding one. */
export const modelAnswersSchema = z.array(modelAnswerSchema);

export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
