import {
  answersReceiptSchema,
  attemptStatusSchema,
  openAttemptSchema,
  openTestSchema,
  pageIdSchema,
  saveAnswersSchema,
  submittedAnswerSchema,
} from './attempts';
import { MAX_QUESTIONS, RETENTION_DAYS } from './constants';
import { get, post, put } from './endpoint';
import { examSchema, gradeSchema, idSchema, requiredContent, wholeNumber } from './primitives';
import { subjectSchema } from './questions';
import { attemptResultSchema, attemptReviewSchema, attemptSummarySchema } from './results';
import { testTypeSchema } from './tests';
import { documentedAs, z } from './zod';

/** Characters of codes: none that is read as another, and no vowels, so that no code is a word. */
export const PAPER_CODE_CHARACTERS = 'CDFGHJKMNPQRTVWXY34679';

const MAX_MINUTES = 600;

const CODE = `[${PAPER_CODE_CHARACTERS}]{4}`;

/** Finds a paper among those of a child, or among those that staff have handed out. */
const paperCodeSchema = documentedAs(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^${CODE}$`), 'A code has four letters and digits, such as 7K4X. It stands on the answer sheet.'),
  { type: 'string', pattern: `^${CODE}$` },
);

const ofTest = { testType: testTypeSchema, category: subjectSchema };

/** Made by the page for each paper: sent again, it gets the same one. */
const ofRequest = { requestId: pageIdSchema };

/** What is printed: a test, the combined practice test, a topic, or what went wrong in a marked attempt. */
const paperRequestSchema = z.union([
  z.object({ ...ofRequest, ...ofTest }),
  z.object({ ...ofRequest, testType: z.literal('practice-test') }),
  z.object({ ...ofRequest, topic: requiredContent('Topic', 100), category: subjectSchema }),
  z.object({ ...ofRequest, attemptId: idSchema, only: z.enum(['easier']).optional() }),
]);

const paperSummarySchema = attemptSummarySchema.extend({
  paperCode: paperCodeSchema,
  /** The year that its questions were chosen for. */
  grade: z.number().int().optional(),
});

/** An attempt on paper. It has no deadline. */
const paperSchema = paperSummarySchema.extend({
  ...openAttemptSchema.shape,
  questions: openTestSchema.shape.questions,
});

const paperParams = { code: paperCodeSchema };
const childParams = { childId: idSchema };
const childPaperParams = { ...childParams, ...paperParams };
const openedBy = z.object({ pageId: pageIdSchema.optional() });
const opened = { body: paperRequestSchema, response: paperSchema, refusals: [404, 409, 429] } as const;
const found = { response: paperSchema, refusals: [404] } as const;
const entered = { response: paperSchema, refusals: [404, 429] } as const;

export const openPaper = post('/test/papers', 'student', 'Open a test to be taken on paper', opened);

export const paper = get('/test/papers/{code}', 'student', 'A paper of the child who is logged in', {
  ...found,
  params: paperParams,
  query: openedBy,
});

export const enterPaper = post(
  '/test/papers/{code}',
  'student',
  'Find a paper by its code; one that staff have handed out becomes one of the child’s own',
  { ...entered, params: paperParams },
);

const submission = {
  body: z.object({
    responses: z.array(submittedAnswerSchema).max(MAX_QUESTIONS),
    /** As somebody has written them by hand. */
    minutes: wholeNumber(
      1,
      MAX_MINUTES,
      `Type the minutes as a number from 1 to ${MAX_MINUTES}, or leave them out.`,
    ).optional(),
  }),
  response: attemptResultSchema,
  refusals: [404, 409, 422, 429],
} as const;

export const submitPaper = post('/test/papers/{code}/submit', 'student', 'Submit the answers of a paper', {
  ...submission,
  params: paperParams,
});

export const openPaperAsParent = post(
  '/family/children/{childId}/papers',
  'parent',
  'Open a test to be taken on paper by a child of the parent',
  { ...opened, params: childParams },
);

export const paperAsParent = get(
  '/family/children/{childId}/papers/{code}',
  'parent',
  'A paper of a child of the parent',
  {
    ...found,
    params: childPaperParams,
    query: openedBy,
  },
);

export const enterPaperAsParent = post(
  '/family/children/{childId}/papers/{code}',
  'parent',
  'Find a paper by its code; one that staff have handed out becomes one of the child’s own',
  { ...entered, params: childPaperParams },
);

export const savePaperAsParent = put(
  '/family/children/{childId}/papers/{code}/answers',
  'parent',
  'Save answers of a paper of a child of the parent',
  {
    params: childPaperParams,
    body: saveAnswersSchema,
    response: answersReceiptSchema,
    refusals: [404, 409, 422, 429],
  },
);

export const paperStatusAsParent = get(
  '/family/children/{childId}/papers/{code}/status',
  'parent',
  'How a paper of a child of the parent stands',
  { params: childPaperParams, response: attemptStatusSchema, refusals: [404] },
);

export const submitPaperAsParent = post(
  '/family/children/{childId}/papers/{code}/submit',
  'parent',
  'Submit the answers of a paper of a child of the parent',
  { ...submission, params: childPaperParams },
);

/** Any child can enter the answers of such a paper under its code. */
export const handOutPaper = post('/papers', 'content', 'Choose a test to be printed and handed out', {
  body: z.object({
    ...ofRequest,
    ...ofTest,
    grade: gradeSchema.optional(),
    /** Of a practice exam. */
    exam: examSchema.optional(),
  }),
  response: paperSchema,
  refusals: [404, 409],
});

export const handedOutPapers = get(
  '/papers',
  'content',
  `The papers of the last ${RETENTION_DAYS} days that staff have handed out`,
  {
    response: z.object({ papers: z.array(paperSummarySchema) }),
  },
);

export const handedOutPaper = get('/papers/{code}', 'content', 'A paper that staff have handed out', {
  ...found,
  params: paperParams,
});

export const handedOutKey = get(
  '/papers/{code}/key',
  'content',
  'Key and explanations of a paper that staff have handed out',
  {
    params: paperParams,
    response: attemptReviewSchema,
    refusals: [404],
  },
);

export type PaperRequest = z.infer<typeof paperRequestSchema>;
export type Handout = z.infer<typeof handOutPaper.body>;
export type PaperSummary = z.infer<typeof paperSummarySchema>;
export type Paper = z.infer<typeof paperSchema>;
export type PaperSubmission = z.infer<typeof submitPaper.body>;
