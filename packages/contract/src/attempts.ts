import { idSchema, momentSchema } from './primitives';
import { servedQuestionSchema, subjectNameSchema } from './questions';
import { z } from './zod';

/** A letter, or a whole option, which begins with its letter; an empty text and null are no answer. */
const selectedAnswerSchema = z
  .string()
  .max(5_000)
  .regex(/^\s*([A-Ea-e]|$)/, 'An answer begins with the letter of an option.')
  .nullable();
const writingResponseSchema = z.string().max(20_000);

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

/** Body of a save: the answers that changed since the last receipt. */
export const saveAnswersSchema = z.object({ answers: z.array(savedAnswerSchema).min(1).max(200) });

/** Receipt of a save: what the server now holds of the questions that were sent. */
export const answersReceiptSchema = z.object({
  answers: z.array(savedAnswerSchema),
  serverTime: momentSchema,
});

/** What is known of an open attempt beside its questions (decision 7). */
export const openAttemptSchema = z.object({
  attemptId: idSchema,
  startedAt: momentSchema,
  /** Absent when the test is untimed. */
  deadline: momentSchema.optional(),
  /** The server's clock when it answered: the client counts from `deadline - serverTime`. */
  serverTime: momentSchema,
  answers: z.array(savedAnswerSchema),
});

/** Answer of a call that opens a test, or returns the open one of that kind. */
export const openTestSchema = openAttemptSchema.partial().extend({ questions: z.array(servedQuestionSchema) });

/** An answer as a submission carries it. */
export const submittedAnswerSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema.optional(),
  writingResponse: writingResponseSchema.optional(),
});

/** Whether a question was answered (specification 3). */
export const answerStatusSchema = z.enum(['attempted', 'unattempted']);

/** `questionStatus` of the submissions that count questions from 1. */
export const numberedStatusSchema = z
  .array(z.object({ questionNumber: z.coerce.number().int().min(1).max(200), status: answerStatusSchema }))
  .max(200);

/** A question after marking, with its key (decision 7). */
export const markedQuestionSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema,
  writingResponse: writingResponseSchema.optional(),
  correct_answer: z.string().optional(),
  explanation: z.string().optional(),
  /** Null where there is nothing to compare: a writing question. */
  correct: z.boolean().nullable(),
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
  /** What was taken, such as `weekly-test` or `practice-test`. */
  kind: z.string(),
  subject: subjectNameSchema.optional(),
  startedAt: momentSchema,
  deadline: momentSchema.optional(),
  submittedAt: momentSchema.optional(),
  score: z.number().int().nullable(),
  total: z.number().int(),
});

/** Answer of the call that lists a child's attempts, the newest first. */
export const attemptListSchema = z.object({ attempts: z.array(attemptSummarySchema) });

/** Answer of the call that shows a marked attempt again: the result with the questions as they were served. */
export const attemptReviewSchema = attemptSummarySchema.extend({
  result: attemptResultSchema,
  questions: z.array(servedQuestionSchema),
});

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
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;
export type AttemptReview = z.infer<typeof attemptReviewSchema>;
