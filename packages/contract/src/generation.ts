import { idSchema } from './primitives';
import { questionSchema, subjectSchema } from './questions';
import { z } from './zod';

/** Asks a model for new questions like an original one (specification 7). */
export const generateRequestSchema = z.object({ originalQuestionId: idSchema, subject: subjectSchema });

/** Response of a generation (specification 3). */
export const generateResponseSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  generatedQuestions: z.array(questionSchema).optional(),
});

/** Asks a model for an extract with questions like an existing one (specification 7). */
export const extractGenerateRequestSchema = z.object({ extractId: idSchema, subject: subjectSchema });

/** Response of an extract generation (decision 10). */
export const extractGenerateResponseSchema = generateResponseSchema.extend({
  extract_id: idSchema.optional(),
  extract_text: z.string().optional(),
});

export type GenerateRequest = z.infer<typeof generateRequestSchema>;
export type GenerateResponse = z.infer<typeof generateResponseSchema>;
export type ExtractGenerateRequest = z.infer<typeof extractGenerateRequestSchema>;
export type ExtractGenerateResponse = z.infer<typeof extractGenerateResponseSchema>;
