import { get, put } from './endpoint';
import { momentSchema, weekSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** So many weeks, this one included, are shown one by one. */
export const SHOWN_WEEKS = 8;

/** What a child's plan of a week may hold: the first ones, as many as the family aims at (docs/tests.md). */
export const PLAN_ITEM_IDS = [
  'weekly-test',
  'practice',
  'practice-2',
  'practice-3',
  'practice-4',
  'practice-5',
  'practice-6',
] as const;

/** Of a family that has set nothing: two tests take about an hour together. */
export const DEFAULT_TESTS_A_WEEK = 2;

const planItemIdSchema = z.enum(PLAN_ITEM_IDS);

export const planItemSchema = z.object({
  id: planItemIdSchema,
  /** What to practise; absent where any subject will do. */
  subject: subjectNameSchema.optional(),
  /** The topic of it that most needs practice; absent where none does. */
  topic: z.string().optional(),
  /** By what it came to be done; absent while it is left. */
  doneBy: z.enum(['test', 'tick']).optional(),
  /** It was done by a test other than the one that was planned: each test counts. */
  isOtherTest: z.literal(true).optional(),
});

const shared = {
  response: z.object({
    week: weekSchema,
    items: z.array(planItemSchema),
    /** The latest {@link SHOWN_WEEKS} weeks since the first test, this one last, with how many tests each has. */
    weeks: z.array(z.object({ week: weekSchema, tests: z.number().int() })),
    /** All weeks with a test, however many weeks lie between them. */
    weeksWithTests: z.number().int(),
    /** By which the days of the child begin; absent in responses of earlier versions of Wattle. */
    timeZone: z.string().optional(),
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
