import { secondsSpentSchema } from './attempt-ui-state';
import {
  answersReceiptSchema,
  attemptStatusSchema,
  continuedAttemptSchema,
  numberedStatusSchema,
  openTestSchema,
  pageIdSchema,
  saveAnswersSchema,
  submittedAnswerSchema,
} from './attempts';
import { SUBJECTS } from './constants';
import { get, post, put } from './endpoint';
import { freeStartSchema } from './free-start';
import { FREE_TESTS, type FreeTest } from './free-tests';
import { emailBodySchema, emailSchema, idSchema, messageSchema, momentSchema } from './primitives';
import { attemptResultSchema, attemptReviewSchema, categoryScoreSchema } from './results';
import { z } from './zod';

/** The `category` segment of /questions-page/:category and of the endpoint that fetches the questions. */
const freeCategorySchema = z.enum(
  FREE_TESTS.map((test) => test.category),
  'There is no such test.',
);

/** As {@link freeCategorySchema}, and gives the test that the segment names. */
const freeTestSchema = freeCategorySchema.transform(
  (category) => FREE_TESTS.find((test) => test.category === category) as FreeTest,
);

export const startFreeAssessment = post('/freeassesment/userdetailforassesment', 'public', 'Start a free assessment', {
  body: freeStartSchema,
  status: 201,
  response: messageSchema,
  refusals: [429],
});

export const sendFreeReport = post('/freeassesment/send-user-details', 'public', 'Send the results report by email', {
  body: emailBodySchema,
  status: 202,
  response: messageSchema,
  refusals: [409, 429],
});

const scoreSchema = z.number().int().nullable();

/** A test that is under way: how far it is, and until when. */
const openFreeTestSchema = z.object({
  category: freeCategorySchema,
  deadline: momentSchema,
  /** The server's clock when it responded: the client counts from `deadline - serverTime`. */
  serverTime: momentSchema,
  answeredCount: z.number().int(),
  questionCount: z.number().int(),
});

/** Each score is null until that test is done (docs/published.md, fields). */
export const freeAssessmentDetails = get('/freeassesment/userAssessmentDetails', 'public', 'The three scores so far', {
  query: emailBodySchema,
  response: z.object({
    user: z.object({ reading_score: scoreSchema, maths_score: scoreSchema, thinking_skills_score: scoreSchema }),
    /** Absent between the tests. */
    open: openFreeTestSchema.optional(),
  }),
  refusals: [429],
});

/** The result of one test of a free assessment. */
const freeTestResultSchema = z.object({
  subject: z.enum(SUBJECTS),
  title: z.string(),
  score: z.number().int(),
  total: z.number().int(),
  /** What went well, true of every result: of none right, how much was tried. */
  strength: z.string(),
  /** The topic to practise first; absent where no answer that was given is wrong. */
  next: z.string().optional(),
  /** The topics whose questions were all left out, in words. */
  notTried: z.string().optional(),
});

/** What to practise of a subject, what that is, and one sentence of advice. */
const practiceTopicSchema = categoryScoreSchema
  .pick({ correct: true, total: true })
  .extend({ topic: z.string(), meaning: z.string().optional(), advice: z.string() });

const freeReportSchema = z.object({
  /** Where it was sent. */
  email: emailSchema,
  /** The words that the email begins with. */
  title: z.string(),
  lead: z.string(),
  score: z.number().int(),
  total: z.number().int(),
  tests: z.array(freeTestResultSchema),
  /** One topic of each subject with a wrong answer, the weakest first; none that was not tried. */
  practise: z.array(practiceTopicSchema),
  /** See {@link freeResults}. */
  resultsToken: z.string(),
});

export const freeReport = get(
  '/freeassesment/report',
  'public',
  'The report that this browser has sent in the last 24 hours',
  { response: freeReportSchema, refusals: [404] },
);

export const freeResults = post('/freeassesment/results', 'public', 'Every answer explained, by the link of a report', {
  body: z.object({
    /** Leads to the results of one assessment: its id, the second in which it expires, and a signature. */
    token: z
      .string()
      .regex(/^[0-9a-f]{24}\.\d{10}\.[A-Za-z0-9_-]{43}$/, 'This link is not complete. Open it from the email again.'),
  }),
  /** The reviews come in the order of the tests. */
  response: freeReportSchema.omit({ resultsToken: true }).extend({ reviews: z.array(attemptReviewSchema) }),
  refusals: [404],
});

/** One for each test. The sentence says why it may not be started (docs/published.md, calls). */
export const checkFreeTest = FREE_TESTS.map(({ title, checkPath }) =>
  post(`/freeassesment/${checkPath}`, 'public', `Whether the ${title} test may be started`, {
    body: emailBodySchema,
    response: z.object({
      navigate: z.boolean(),
      message: z.string(),
      /** Its clock runs already: it goes on where it was left. */
      isUnderWay: z.boolean().optional(),
    }),
    refusals: [429],
  }),
);

/**
 * A finished free test (docs/published.md, fields). `responses` lets the server mark it; without them the posted score is
 * taken only if it fits the attempted questions, and marked unverified (docs/decisions/008). `attemptId` makes sure that it
 * is this attempt that is marked, and not one of another browser.
 */
export const freeSubmissionSchema = z.object({
  email: emailSchema,
  attemptId: idSchema.optional(),
  score: z.number().nullable().optional(),
  questionStatus: numberedStatusSchema,
  responses: z.array(submittedAnswerSchema).max(50).optional(),
  secondsSpent: secondsSpentSchema.optional(),
});

/** One for each test. */
export const submitFreeTest = FREE_TESTS.map(({ title, submitPath }) =>
  post(`/freeassesment/${submitPath}`, 'public', `Submit the ${title} test`, {
    body: freeSubmissionSchema,
    response: attemptResultSchema,
    refusals: [404, 409, 422, 429],
  }),
);

export const openFreeTest = get('/freeassesment/{category}', 'public', 'Open one of the three tests', {
  params: { category: freeTestSchema },
  /** Without an address it shows what anybody is shown. */
  query: z.object({
    email: emailSchema.optional(),
    pageId: pageIdSchema.optional(),
    attemptId: continuedAttemptSchema,
  }),
  response: openTestSchema,
  refusals: [404, 409, 429],
});

const ofAttempt = { params: { id: idSchema } };

export const saveFreeAnswers = put(
  '/freeassesment/attempts/{id}/answers',
  'public',
  'Save the answers of an open free test',
  { ...ofAttempt, body: saveAnswersSchema, response: answersReceiptSchema, refusals: [404, 409, 422] },
);

export const freeTestStatus = get('/freeassesment/attempts/{id}/status', 'public', 'How a free test stands', {
  ...ofAttempt,
  response: attemptStatusSchema,
  refusals: [404],
});

export type OpenFreeTest = z.infer<typeof openFreeTestSchema>;
export type FreeAssessmentDetails = z.infer<typeof freeAssessmentDetails.response>;
export type FreeTestResult = z.infer<typeof freeTestResultSchema>;
export type PracticeTopic = z.infer<typeof practiceTopicSchema>;
export type FreeStart = z.infer<typeof freeStartSchema>;
export type FreeReport = z.infer<typeof freeReportSchema>;
export type FreeResults = z.infer<typeof freeResults.response>;
export type FreeAssessmentQuery = z.infer<typeof openFreeTest.query>;
export type FreeTestCheck = z.infer<(typeof checkFreeTest)[number]['response']>;
export type FreeSubmission = z.infer<typeof freeSubmissionSchema>;
