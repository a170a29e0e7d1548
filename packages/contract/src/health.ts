import { z } from './zod';

/** Response of /api/health: the process is alive. */
export const healthSchema = z.object({ status: z.literal('ok') });

/** Response of /api/ready: what the API needs can be reached. */
export const readySchema = z.object({ status: z.literal('ready') });
