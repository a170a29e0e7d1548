import { z } from './zod';

/** Response of /api/health: the process is alive. */
export const healthSchema = z.object({ status: z.literal('ok') });

/** Whether something that the API uses can be reached. */
export const partStateSchema = z.enum(['ready', 'unreachable']);

/**
 * Response of /api/ready: what the API needs can be reached. Redis is a part where there is one, and without it the API
 * still does its work. A 503 names the parts that are not ready as paths of its `errors`.
 */
export const readySchema = z.object({
  status: z.literal('ready'),
  parts: z.object({ database: z.literal('ready'), disk: z.literal('ready'), redis: partStateSchema.optional() }),
});

export type PartState = z.infer<typeof partStateSchema>;
export type Readiness = z.infer<typeof readySchema>;
