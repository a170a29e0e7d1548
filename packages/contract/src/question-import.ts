import { fieldErrorSchema } from './errors';
import { documentedAs, z } from './zod';

/** How an import treats bad rows (decision 10). */
export const importQuerySchema = z.object({
  dryRun: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).default(false),
  mode: z.enum(['all-or-nothing', 'valid-rows']).default('all-or-nothing'),
});

/** Response of an import: the sentence to show, and what was done (specification 7, decision 10). */
export const importResponseSchema = z.object({
  message: z.string(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  errors: z.array(fieldErrorSchema),
});

export type ImportQuery = z.infer<typeof importQuerySchema>;
export type ImportResponse = z.infer<typeof importResponseSchema>;
