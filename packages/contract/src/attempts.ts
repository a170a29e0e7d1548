import { MAX_HIGHLIGHTS, MAX_QUESTIONS, MAX_WRITING_CHARACTERS, OPTION_LETTERS, TEST_TYPES } from './constants';
import { idSchema, momentSchema } from './primitives';
import { servedQuestionSchema, subjectNameSchema } from './questions';
import { z } from './zod';

/** What an attempt is of; a `practice-test` without a subject is the combined one of /practice-test. */
export const attemptKindSchema = z.enum(['free', ...TEST_TYPES, 're-sit']);

/**
 * Names the page that an attempt is open in. The page that opened it last is the active one; another says so, and can
 * take over by opening it again. A client that names no page is never told so.
 */
export const tabSchema = z.string().min(1).max(64);

/** A letter, or a whole option, which begins with its letter; an empty text and null are no answer. */
const selectedAnswerSchema = z
  .string()
  .max(5_000)
  .regex(/^\s*([A-Ea-e]|$)/, 'An answer begins with the letter of an option.')
  .nullable();
const writingResponseSchema = z.string().max(MAX_WRITING_CHARACTERS);

/** One answer of an open attempt, as the server keeps it (decision 7). */
export const savedAnswerSchema = z.object({
  questionId: idSchema,
  /** The chosen option, by its letter or its whole text; null takes an answer back. */
  selectedAnswer: selectedAnswerSchema.optional(),
  /** A writing text, in place of `selectedAnswer`. */
  writingResponse: writingResponseSchema.optional(),
  /** Rises with each change of this answer, so that a late message never overwrites a newer one. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

const ofQuestions = <Value extends z.ZodType>(value: Value) =>
  z
    .record(idSchema, value)
    .refine((entries) => Object.keys(entries).length <= MAX_QUESTIONS, 'There are not so many questions in a test.');

/** Seconds that each question was on the screen, as the page that counted last has it. */
export const secondsSpentSchema = ofQuestions(z.number().int().min(0).max(1_000_000));

const positionSchema = z.number().int().min(0).max(100_000);

function isInOrder(ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.every(([start, end], index) => start < end && start >= (ranges[index - 1]?.[1] ?? 0));
}

/** What a child leaves on the paper beside the answers, kept so that another device shows it too. */
export const workingSchema = z.object({
  /** Rises with each change, so that a late message never overwrites a newer one. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** The question on the screen. */
  current: idSchema.optional(),
  /** Questions to come back to. */
  flagged: z.array(idSchema).max(MAX_QUESTIONS),
  /** Letters of the options that were ruled out, by question. */
  eliminated: ofQuestions(z.array(z.enum(OPTION_LETTERS)).max(OPTION_LETTERS.length)),
  /**
   * What is highlighted in each passage, as `[start, end)` in characters of its text, in order and apart; under the id
   * of the first question of the test that has this passage.
   */
  highlights: ofQuestions(
    z
      .array(z.tuple([positionSchema, positionSchema]))
      .max(MAX_HIGHLIGHTS)
      .refine(isInOrder, 'Highlights stand in order and apart.'),
  ),
  secondsSpent: secondsSpentSchema,
});

/** Body of a save: the answers that changed since the last receipt, and the working if it did. */
export const saveAnswersSchema = z
  .object({
    answers: z.array(savedAnswerSchema).max(MAX_QUESTIONS),
    working: workingSchema.optional(),
  })
  .refine(({ answers, working }) => answers.length > 0 || working, 'There is nothing to save.');

/** How an attempt stands on the server; a page that shows one asks for it now and then. */
export const attemptStatusSchema = z.object({
  state: z.enum(['open', 'submitted']),
  /** Absent when the test is untimed. Staff may move it while the test runs. */
  deadline: momentSchema.optional(),
  /** The server's clock when it answered: the client counts from `deadline - serverTime`. */
  serverTime: momentSchema,
  /** The active page; absent when no page was named at the opening. */
  tab: tabSchema.optional(),
});

/** Receipt of a save: what the server now holds of what was sent. */
export const answersReceiptSchema = attemptStatusSchema.extend({
  answers: z.array(savedAnswerSchema),
  /** The version of the working that the server holds; absent when it holds none. */
  workingVersion: z.number().int().optional(),
});

/** What is known of an open attempt beside its questions (decision 7). */
export const openAttemptSchema = attemptStatusSchema.omit({ state: true }).extend({
  attemptId: idSchema,
  startedAt: momentSchema,
  answers: z.array(savedAnswerSchema),
  working: workingSchema.optional(),
});

/** Answer of a call that opens a test, or returns the open one of that kind. */
export const openTestSchema = openAttemptSchema.partial().extend({ questions: z.array(servedQuestionSchema) });

/** An answer as a submission carries it. */
export const submittedAnswerSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema.optional(),
  writingResponse: writingResponseSchema.optional(),
  /** As {@link savedAnswerSchema} has it. Without one, no answer does not count over an answer that was saved. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** Whether a question was answered (specification 3). */
export const answerStatusSchema = z.enum(['attempted', 'unattempted']);

/** `questionStatus` of the submissions that count questions from 1. */
export const numberedStatusSchema = z
  .array(z.object({ questionNumber: z.coerce.number().int().min(1).max(MAX_QUESTIONS), status: answerStatusSchema }))
  .max(MAX_QUESTIONS);

/** A question after marking, with its key (decision 7). */
export const markedQuestionSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema,
  writingResponse: writingResponseSchema.optional(),
  correct_answer: z.string().optional(),
  explanation: z.string().optional(),
  /** Null where there is nothing to compare: a writing question. */
  correct: z.boolean().nullable(),
  /** Whether the child had marked it to come back to. */
  flagged: z.boolean().optional(),
  /** Seconds that it was on the screen; absent where no page has counted them. */
  secondsSpent: z.number().int().optional(),
});

/** Right answers of one topic. */
export const categoryScoreSchema = z.object({
  subject: subjectNameSchema,
  category: z.string(),
  correct: z.number().int(),
  total: z.number().int(),
});

/** What a submission is answered with (decision 7). */
export const attemptResultSchema = z.object({
  attemptId: idSchema,
  /** Right answers; null for writing. */
  score: z.number().int().nullable(),
  /** Questions that carry marks. */
  total: z.number().int(),
  perCategory: z.array(categoryScoreSchema),
  questions: z.array(markedQuestionSchema),
});

/** One attempt in the list of a child's attempts (decision 7). */
export const attemptSummarySchema = z.object({
  attemptId: idSchema,
  kind: attemptKindSchema,
  /** Absent for the combined practice test, and for a re-sit of one. */
  subject: subjectNameSchema.optional(),
  /** For a re-sit: what kind of test its questions were first served in. */
  resitOf: attemptKindSchema.optional(),
  startedAt: momentSchema,
  deadline: momentSchema.optional(),
  /** Absent while it is open. */
  submittedAt: momentSchema.optional(),
  /** Null while it is open, and for writing. */
  score: z.number().int().nullable(),
  /** Questions that carry marks. */
  total: z.number().int(),
  /** Empty while it is open. */
  perCategory: z.array(categoryScoreSchema),
  /** Questions that were served. */
  questionCount: z.number().int(),
  /** Questions that have an answer. */
  answeredCount: z.number().int(),
  /** How long it took: of a timed test from start to submission, else what its questions were on the screen. */
  secondsUsed: z.number().int().optional(),
});

/** Answer of the call that lists a child's attempts: all open ones and the latest 200 others, the newest first. */
export const attemptListSchema = z.object({ attempts: z.array(attemptSummarySchema), serverTime: momentSchema });

/** Answer of the call that shows a marked attempt again: the result with the questions as they were served. */
export const attemptReviewSchema = attemptSummarySchema.extend({
  result: attemptResultSchema,
  questions: z.array(servedQuestionSchema),
});

/** A finished attempt that no documented call submits: a re-sit. */
export const attemptSubmissionSchema = z.object({
  responses: z.array(submittedAnswerSchema).max(MAX_QUESTIONS),
  secondsSpent: secondsSpentSchema.optional(),
});

export type AttemptKind = z.infer<typeof attemptKindSchema>;
export type AttemptStatus = z.infer<typeof attemptStatusSchema>;
export type Working = z.infer<typeof workingSchema>;
export type SecondsSpent = z.infer<typeof secondsSpentSchema>;
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;
export type SaveAnswers = z.infer<typeof saveAnswersSchema>;
export type AnswersReceipt = z.infer<typeof answersReceiptSchema>;
export type OpenAttempt = z.infer<typeof openAttemptSchema>;
export type OpenTest = z.infer<typeof openTestSchema>;
export type SubmittedAnswer = z.infer<typeof submittedAnswerSchema>;
export type AnswerStatus = z.infer<typeof answerStatusSchema>;
export type NumberedStatus = z.infer<typeof numberedStatusSchema>;
export type MarkedQuestion = z.infer<typeof markedQuestionSchema>;
export type CategoryScore = z.infer<typeof categoryScoreSchema>;
export type AttemptResult = z.infer<typeof attemptResultSchema>;
export type AttemptList = z.infer<typeof attemptListSchema>;
export type AttemptSubmission = z.infer<typeof attemptSubmissionSchema>;
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;
export type AttemptReview = z.infer<typeof attemptReviewSchema>;
