import { secondsSpentSchema } from './attempt-ui-state';
import {
  answerStatusSchema,
  continuedAttemptSchema,
  numberedStatusSchema,
  openAttemptSchema,
  openTestSchema,
  pageIdSchema,
  submittedAnswerSchema,
  writingResponseSchema,
} from './attempts';
import { MAX_QUESTIONS, TEST_TYPES } from './constants';
import { get, post } from './endpoint';
import { idSchema, requiredContent } from './primitives';
import { questionPayloadSchema, subjectSchema } from './questions';
import { attemptResultSchema } from './results';
import { documentedAs, z } from './zod';

/** Kind of test on the /test route. */
export const testTypeSchema = z.enum(TEST_TYPES);

const openingQuerySchema = z.object({
  pageId: pageIdSchema.optional(),
  attemptId: continuedAttemptSchema,
  /** Of a new untimed test: each answer can be checked before the submission. */
  feedback: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).optional(),
});

/** What an opening may be refused for: no questions, an attempt that is no longer open, or too many tests in a day. */
const opening = { refusals: [404, 409, 429], response: openTestSchema } as const;
const submission = { response: attemptResultSchema, refusals: [404, 409, 422, 429] } as const;
const ofSubject = { params: { category: subjectSchema } };
const ofAttempt = { params: { id: idSchema } };

/** What a submission says beside the documented fields. */
const aboutAttempt = {
  /** Makes sure that it is this attempt that is marked; without it, the open one of this kind. */
  attemptId: idSchema.optional(),
  secondsSpent: secondsSpentSchema.optional(),
};

export const openTest = get('/test/subject-test/{category}', 'student', 'Open a subject, weekly or mega test', {
  ...opening,
  ...ofSubject,
  query: openingQuerySchema.extend({ testType: testTypeSchema.default('subject-test') }),
});

/** Published (docs/published.md, fields). */
export const submitTest = post('/test/subject-test/submit', 'student', 'Submit a subject, weekly or mega test', {
  ...submission,
  body: z.object({
    childId: idSchema,
    category: subjectSchema,
    testType: testTypeSchema,
    /** Accepted and ignored: the recorded score is the server's (docs/published.md, fields). */
    score: z.number().nullable().optional(),
    questionStatus: numberedStatusSchema,
    /** The answers, or a writing text. */
    responses: z.union([z.array(submittedAnswerSchema).max(MAX_QUESTIONS), writingResponseSchema]),
    ...aboutAttempt,
  }),
});

export const openTopic = get(
  '/test/topic/{category}',
  'student',
  'Open a few questions of one topic, without a clock',
  {
    ...opening,
    ...ofSubject,
    query: openingQuerySchema.extend({ topic: requiredContent('Topic', 100) }),
  },
);

/**
 * The practice of today, which is untimed and begins once a day. A practice that was left open on an earlier day goes on.
 * 409 where nothing is left for today.
 */
export const openDailyPractice = get(
  '/practice/today/questions',
  'student',
  'Open the practice of today, or go on with it',
  {
    ...opening,
    query: openingQuerySchema.omit({ feedback: true }).extend({
      /** To be kept on the device: the practice has not begun by it. */
      ahead: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).optional(),
    }),
  },
);

/** Three sections in random order, then one writing question (docs/published.md, screens). */
export const openPracticeTest = get('/practice-test/getTestQuestions', 'student', 'Open the combined practice test', {
  ...opening,
  query: openingQuerySchema,
  response: openAttemptSchema.partial().extend({
    reading: z.array(questionPayloadSchema),
    maths: z.array(questionPayloadSchema),
    thinkingskills: z.array(questionPayloadSchema),
    writing: questionPayloadSchema.nullable(),
    /** In which order the sections are taken. */
    order: z.array(z.enum(['reading', 'maths', 'thinkingskills', 'writing'])),
  }),
});

/** Published (docs/published.md, fields). */
export const submitPracticeTest = post(
  '/practice-test/submitPracticeTest',
  'student',
  'Submit the combined practice test',
  {
    ...submission,
    body: z.object({
      childId: idSchema,
      testType: z.literal('Practice'),
      sections: z
        .array(
          z.object({
            category: z.string().max(50),
            questionStatus: z.array(z.object({ questionId: idSchema, status: answerStatusSchema })).max(MAX_QUESTIONS),
            responses: z.array(submittedAnswerSchema).max(MAX_QUESTIONS),
          }),
        )
        .max(4),
      ...aboutAttempt,
    }),
  },
);

export const openResit = get(
  '/attempts/{id}/re-sit',
  'student',
  'Open a test of the questions that went wrong in a marked attempt',
  {
    ...opening,
    ...ofAttempt,
    /** `only` asks for a few new questions of the skills that went wrong, after a low score the easier ones. */
    query: openingQuerySchema.extend({ only: z.enum(['easier']).optional() }),
  },
);

export const submitResit = post('/attempts/{id}/submit', 'student', 'Submit a re-sit or practice', {
  ...submission,
  ...ofAttempt,
  body: z.object({
    responses: z.array(submittedAnswerSchema).max(MAX_QUESTIONS),
    secondsSpent: secondsSpentSchema.optional(),
  }),
});

export type TestSubmission = z.infer<typeof submitTest.body>;
export type DailyPracticeQuery = z.infer<typeof openDailyPractice.query>;
export type TopicQuery = z.infer<typeof openTopic.query>;
export type OpenPracticeTest = z.infer<typeof openPracticeTest.response>;
export type PracticeQuery = z.infer<typeof openPracticeTest.query>;
export type PracticeSubmission = z.infer<typeof submitPracticeTest.body>;
export type ResitQuery = z.infer<typeof openResit.query>;
export type AttemptSubmission = z.infer<typeof submitResit.body>;
