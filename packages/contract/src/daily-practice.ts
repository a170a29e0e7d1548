import { get, put } from './endpoint';
import { idSchema, momentSchema, wholeNumber } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** The most that a family can set. */
export const MAX_QUESTIONS_A_DAY = 30;

/** Of a family that has set nothing. */
export const DEFAULT_PRACTICE: PracticeSettings = { questionsADay: 10, freeDays: [] };
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const daySchema = z.iso.date('A day is a date, such as 2026-11-26.');

/** What falls due on one of them waits for the next day that is not free. */
const freeDaysSchema = z
  .array(z.enum(WEEKDAYS))
  .max(WEEKDAYS.length - 1, 'Leave at least one day for practice.')
  .refine((days) => new Set(days).size === days.length, 'Name each day once.');

/**
 * How the practice of a day stands: `due` has not begun, `open` is under way, `done` and `nothing-due` leave nothing for
 * today, and on a `free-day` everything waits for the next day.
 */
const practiceStateSchema = z.enum(['due', 'open', 'done', 'nothing-due', 'free-day']);

/** A skill that comes back today. */
const dueSkillSchema = z.object({
  id: z.string(),
  name: z.string(),
  subject: subjectNameSchema,
  /** Why it comes back, as a sentence for the child. */
  reason: z.string(),
});

/** Days are those of the child’s calendar. */
export const dailyPractice = get('/practice/today', 'student', 'What of the practice of today is due', {
  response: z.object({
    day: daySchema,
    state: practiceStateSchema,
    /** How many questions today's practice has; 0 where nothing is left for today. */
    questions: z.number().int(),
    /** How many of them have an answer already. */
    answered: z.number().int(),
    /** About how long the questions without an answer take. */
    minutes: z.number().int(),
    /** In the order in which they come; one question is about each. Empty where nothing is left for today. */
    skills: z.array(dueSkillSchema),
    /** Of the practice that is under way. */
    attemptId: idSchema.optional(),
    /** The next day on which something is due; absent where nothing is. */
    nextDay: daySchema.optional(),
    freeDays: freeDaysSchema,
    /** The day of the exam; absent while the family does not know it. */
    testDay: daySchema.optional(),
    /** By which the days of the child begin; absent in responses of earlier versions of Wattle. */
    timeZone: z.string().optional(),
    serverTime: momentSchema,
  }),
});

const ofChild = { params: { childId: idSchema } } as const;

const settingsSchema = z.object({
  questionsADay: wholeNumber(1, MAX_QUESTIONS_A_DAY, `Choose 1 to ${MAX_QUESTIONS_A_DAY} questions a day.`),
  freeDays: freeDaysSchema,
});

export const practiceSettings = get(
  '/family/children/{childId}/practice-settings',
  'parent',
  'How much a child practises each day, and on which days it is free',
  { ...ofChild, response: settingsSchema, refusals: [404] },
);

export const setPracticeSettings = put(
  '/family/children/{childId}/practice-settings',
  'parent',
  'Set how much a child practises each day, and on which days it is free',
  { ...ofChild, body: settingsSchema, status: 204, refusals: [404, 422, 429] },
);

const calendar = { mediaType: 'text/calendar' } as const;

/** Added to a calendar again, it updates what is there (docs/tests.md). */
export const ownCalendar = get(
  '/practice/calendar',
  'student',
  'The day of the exam, practice and tests of the child who is logged in, for a calendar',
  calendar,
);

export const childCalendar = get(
  '/family/children/{childId}/calendar',
  'parent',
  'The day of the exam, practice and tests of a child, for a calendar',
  { ...ofChild, ...calendar, refusals: [404] },
);

export type DailyPractice = z.infer<typeof dailyPractice.response>;
export type PracticeState = z.infer<typeof practiceStateSchema>;
export type DueSkill = z.infer<typeof dueSkillSchema>;
export type Weekday = (typeof WEEKDAYS)[number];
export type PracticeSettings = z.infer<typeof settingsSchema>;

/** @param day - A date. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] as Weekday;
}
