import { momentSchema, weekSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** What a child's plan of a week holds: two tests, which take about an hour together (docs/decisions/046). */
export const PLAN_ITEMS = ['weekly-test', 'practice'] as const;

/** So many weeks, this one included, are shown one by one. */
export const SHOWN_WEEKS = 8;

/** A topic with fewer right answers than this, in percent, is one to practise. */
export const PRACTISE_BELOW_PERCENT = 70;

export const planItemIdSchema = z.enum(PLAN_ITEMS);

/** Query of the endpoints about the plan of a week. */
export const weeklyPlanQuerySchema = z.object({
  /** Where the child is, by its name in the time zone database. Absent or not known: Australia/Sydney. */
  timeZone: z
    .string()
    .regex(/^[A-Za-z0-9_+:/-]{1,64}$/, 'A time zone is a name such as Australia/Perth.')
    .optional(),
});

/** Body that ticks an item of the plan, or takes the tick back. */
export const planTickSchema = z.object({
  /** The week that is meant: a page that was left open since last week ticks nothing of this one. */
  week: weekSchema,
  isTicked: z.boolean(),
});

export const planItemSchema = z.object({
  id: planItemIdSchema,
  /** What to practise; absent where any subject will do. */
  subject: subjectNameSchema.optional(),
  /** The topic of it that most needs practice; absent where none does. */
  topic: z.string().optional(),
  /** By what it came to be done; absent while it is left. */
  doneBy: z.enum(['test', 'tick']).optional(),
});

/** Response of the endpoints about the plan of the signed-in child. */
export const weeklyPlanSchema = z.object({
  week: weekSchema,
  items: z.array(planItemSchema),
  /** The latest {@link SHOWN_WEEKS} weeks since the first test, this one last, with how many tests each has. */
  weeks: z.array(z.object({ week: weekSchema, tests: z.number().int() })),
  /** All weeks with a test, however many weeks lie between them. */
  weeksWithTests: z.number().int(),
  serverTime: momentSchema,
});

export type PlanItemId = z.infer<typeof planItemIdSchema>;
export type WeeklyPlanQuery = z.infer<typeof weeklyPlanQuerySchema>;
export type PlanTick = z.infer<typeof planTickSchema>;
export type PlanItem = z.infer<typeof planItemSchema>;
export type WeeklyPlan = z.infer<typeof weeklyPlanSchema>;
