import { idSchema, momentSchema } from './primitives';
import { z } from './zod';

/** What staff do to families. */
export const STAFF_ACTION_KINDS = ['extra-time', 'password-reset', 'password-set', 'export', 'erasure'] as const;

/** Query of the list of staff actions: those of one family, or the latest of all. */
export const staffActionQuerySchema = z.object({ familyId: idSchema.optional() });

/** One action of a member of staff. Of an erased family only who, when, which kind and a random reference are left. */
export const staffActionSchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Username of the member of staff, or the command line. */
  by: z.string(),
  kind: z.enum(STAFF_ACTION_KINDS),
  /** The parent's name; absent once the family is erased. */
  family: z.string().optional(),
  /** Username of the child; absent once the family is erased. */
  child: z.string().optional(),
  /** Extra time in percent, before and after. */
  percentBefore: z.number().int().optional(),
  percent: z.number().int().optional(),
  /** When the link of a password reset was used. */
  linkUsedAt: momentSchema.optional(),
  /** The same for all actions of one erased family; names nothing else. */
  reference: z.string().optional(),
});

/** Response of the list of staff actions: the latest 50 of staff and the latest 20 of parents, the newest first. */
export const staffActionListSchema = z.object({ actions: z.array(staffActionSchema) });

export type StaffActionKind = (typeof STAFF_ACTION_KINDS)[number];
export type StaffActionQuery = z.infer<typeof staffActionQuerySchema>;
export type StaffAction = z.infer<typeof staffActionSchema>;
export type StaffActionList = z.infer<typeof staffActionListSchema>;
