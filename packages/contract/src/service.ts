import { get } from './endpoint';
import { momentSchema } from './primitives';
import { z } from './zod';

/** What counts as soon for {@link serviceState}. */
export const ENDING_SOON_SECONDS = 300;

const countSchema = z.number().int().nonnegative();

/** Whether something that the API uses can be reached. */
const partStateSchema = z.enum(['ready', 'unreachable']);

export const health = get('/health', 'public', 'The process is alive', {
  response: z.object({ status: z.literal('ok') }),
});

/**
 * What the API needs can be reached. Redis is a part where there is one, and without it the API still does its work. A
 * 503 names the parts that are not ready as paths of its `errors`.
 */
export const readiness = get('/ready', 'public', 'The API can do its work', {
  response: z.object({
    status: z.literal('ready'),
    parts: z.object({ database: z.literal('ready'), disk: z.literal('ready'), redis: partStateSchema.optional() }),
  }),
});

/** What could not be read is absent; so is what this installation does not have, such as Redis. */
export const serviceState = get('/service-state', 'admin', 'What the API has to do, and how what it needs is doing', {
  response: z.object({
    at: momentSchema,
    /** How long the database took to answer. */
    databaseMs: z.number().nonnegative().optional(),
    redis: partStateSchema.optional(),
    /** False from a write that found no space until one finds some. */
    hasSpace: z.boolean(),
    /** Of the disk with DATA_DIR. */
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).optional(),
    /** Size of the embedded engine's data file. */
    engineBytes: z.number().optional(),
    /** Open attempts whose clock runs, and those of them that end within {@link ENDING_SOON_SECONDS}. */
    timedAttempts: countSchema.optional(),
    endingSoon: countSchema.optional(),
    /** For how long the oldest attempt whose time is over waits to be submitted; 0 where none waits. */
    overdueSeconds: z.number().nonnegative().optional(),
    /** Mails that wait or are being sent, and those that were given up in the last 24 hours. */
    unsentMails: countSchema.optional(),
    failedMails: countSchema.optional(),
  }),
});

export type PartState = z.infer<typeof partStateSchema>;
export type Readiness = z.infer<typeof readiness.response>;
export type ServiceState = z.infer<typeof serviceState.response>;
