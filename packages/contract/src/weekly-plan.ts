import { get, put } from './endpoint';
import { momentSchema, weekSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** So many weeks, this one included, are shown one by one. */
export const SHOWN_WEEKS = 8;

/** What a child's plan of a week holds: two tests, which take about an hour together (docs/tests.md). */
const planItemIdSchema = z.enum(['weekly-test', 'practice']);

const planItemSchema = z.object({
  id: planItemIdSchema,
  /** What to practise; absent where any subject will do. */
  subject: subjectNameSchema.optional(),
  /** The topic of it that most needs practice; absent where none does. */
  topic: z.string().optional(),
  /** By what it came to be done; absent while it is left. */
  doneBy: z.enum(['test', 'tick']).optional(),
});

const shared = {
  query: z.object({
    /** Where the child is, by its name in the time zone database. Absent or not known: Australia/Sydney. */
    timeZone: z
      .string()
      .regex(/^[A-Za-z0-9_+:/-]{1,64}$/, 'A time zone is a name such as Australia/Perth.')
      .optional(),
  }),
  response: z.object({
    week: weekSchema,
    items: z.array(planItemSchema),
    /** The latest {@link SHOWN_WEEKS} weeks since the first test, this one last, with how many tests each has. */
    weeks: z.array(z.object({ week: weekSchema, tests: z.number().int() })),
    /** All weeks with a test, however many weeks lie between them. */
    weeksWithTests: z.number().int(),
    serverTime: momentSchema,
  }),
};

export const weeklyPlan = get(
  '/test/weekly-plan',
  'student',
  'What the child who is logged in plans to do this week, and what is done',
  shared,
);

export const tickPlanItem = put(
  '/test/weekly-plan/{item}',
  'student',
  'Tick an item of the plan, or take the tick back',
  {
    ...shared,
    params: { item: planItemIdSchema },
    body: z.object({
      /** The week that is meant: a page that was left open since last week ticks nothing of this one. */
      week: weekSchema,
      isTicked: z.boolean(),
    }),
    refusals: [409, 429],
  },
);

export type PlanItemId = z.infer<typeof planItemIdSchema>;
export type PlanItem = z.infer<typeof planItemSchema>;
export type PlanTick = z.infer<typeof tickPlanItem.body>;
export type WeeklyPlan = z.infer<typeof weeklyPlan.response>;
