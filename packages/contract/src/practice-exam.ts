import { rehearsalSchema } from './allowances';
import { openTestSchema, pageIdSchema } from './attempts';
import { del, get, post } from './endpoint';
import { examSchema, idSchema, momentSchema } from './primitives';
import { subjectNameSchema, subjectSchema } from './questions';
import { z } from './zod';

/** One section of the exam, in the order in which they are taken. */
const practiceExamPartSchema = z.object({
  subject: subjectNameSchema,
  state: z.enum(['waiting', 'open', 'submitted']),
  /** Of an open or submitted part: its attempt. */
  attemptId: idSchema.optional(),
  /** Of an open part: when the server submits it. */
  deadline: momentSchema.optional(),
  /**
   * Of the part that waits for its turn: until when the break before it lasts. It may begin earlier, or later. Of an open
   * part: when its rest break ends at the latest, which the deadline counts already.
   */
  breakUntil: momentSchema.optional(),
  /** Of a submitted part: right answers; null for writing. */
  score: z.number().int().nullable().optional(),
  /** Of a submitted part: questions that carry marks. */
  total: z.number().int().optional(),
});

/** The tests of a day, as the server has them (docs/tests.md). */
const practiceExamSchema = z.object({
  startedAt: momentSchema,
  /**
   * The exam that it was begun as, whatever the child's exam is since. Absent where the child had none, and in responses of
   * earlier versions of Wattle.
   */
  exam: examSchema.optional(),
  parts: z.array(practiceExamPartSchema),
});

/** Response of the endpoints about the practice exam of the signed-in child. */
const practiceExamStateSchema = z.object({
  /** The latest one that was not abandoned, also when it is finished; null when there is none. */
  series: practiceExamSchema.nullable(),
  /** The exam of the child: one that begins now is of it. Absent where nobody has chosen one. */
  exam: examSchema.optional(),
  serverTime: momentSchema,
  /** How much longer than usual the tests last for this child. */
  extraTimePercent: z.number().int().min(0).optional(),
  /** What the family has chosen to rehearse with in it, where that is more than the child is granted. */
  rehearsal: rehearsalSchema.optional(),
});

const ofPart = { params: { category: subjectSchema } };

export const practiceExam = get('/test/exam-day', 'student', 'The practice exam of the child who is logged in', {
  response: practiceExamStateSchema,
});

export const beginPracticeExam = post(
  '/test/exam-day',
  'student',
  'Begin a practice exam, or go on with the one that is not finished',
  /** 409 where the exam is on paper. */
  { response: practiceExamStateSchema, refusals: [409, 429] },
);

export const abandonPracticeExam = del('/test/exam-day', 'student', 'Abandon the practice exam', {
  query: z.object({
    /** When the exam began that is meant; without it, it is the one of now. */
    startedAt: momentSchema.optional(),
  }),
  response: practiceExamStateSchema,
  refusals: [429],
});

export const startPracticeExamPart = post(
  '/test/exam-day/{category}',
  'student',
  'Start the clock of the next section',
  { ...ofPart, response: practiceExamStateSchema, refusals: [404, 409, 429] },
);

export const openPracticeExamPart = get('/test/exam-day/{category}', 'student', 'Open the section that is under way', {
  ...ofPart,
  query: z.object({ pageId: pageIdSchema.optional() }),
  response: openTestSchema,
  refusals: [404, 409],
});

export type PracticeExamPart = z.infer<typeof practiceExamPartSchema>;
export type PracticeExam = z.infer<typeof practiceExamSchema>;
export type PracticeExamState = z.infer<typeof practiceExamStateSchema>;
