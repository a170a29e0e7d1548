import { partStateSchema } from './health';
import { momentSchema } from './primitives';
import { z } from './zod';

const countSchema = z.number().int().nonnegative();

/**
 * How the API and what it needs are doing. What could not be read is absent; so is what this installation does not
 * have, such as Redis.
 */
export const serviceStateSchema = z.object({
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
});

/** What counts as soon for {@link serviceStateSchema}. */
export const ENDING_SOON_SECONDS = 300;

export type ServiceState = z.infer<typeof serviceStateSchema>;
