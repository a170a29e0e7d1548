import { privilegesSchema } from './allowances';
import { attemptUiStateSchema } from './attempt-ui-state';
import { MAX_QUESTIONS, MAX_WRITING_CHARACTERS, TEST_TYPES } from './constants';
import { del, get, post, put } from './endpoint';
import { idSchema, momentSchema, wholeNumber } from './primitives';
import { questionPayloadSchema } from './questions';
import { writingPlanSchema } from './writing-plan';
import { z } from './zod';

/**
 * What an attempt is of; a `practice-test` without a subject is the combined one of /practice-test. `practice` is of one
 * topic, or the practice of a day, which has none.
 */
export const attemptKindSchema = z.enum(['free', ...TEST_TYPES, 're-sit', 'practice']);

/**
 * Names the page that an attempt is open in. The page that opened it last is the active one; another says so, and can
 * take over by opening it again. A client that names no page is never told so.
 */
export const pageIdSchema = z.string().min(1).max(64);

/** Goes on with this attempt and begins no other one: 409 where it is no longer open. */
export const continuedAttemptSchema = idSchema.optional();

/** A letter, or a whole option, which begins with its letter; an empty text and null are no answer. */
export const selectedAnswerSchema = z
  .string()
  .max(5_000)
  .regex(/^\s*([A-Ga-g]|$)/, 'An answer begins with the letter of an option.')
  .nullable();
/**
 * A text of the child's own. What it may be depends on the test (`tooLongWriting`); one that is far too long for each is
 * refused before it is looked at.
 */
export const writingResponseSchema = z
  .string()
  .max(
    20 * MAX_WRITING_CHARACTERS,
    `Your response is too long. Please limit to ${MAX_WRITING_CHARACTERS.toLocaleString('en')} characters.`,
  );
/** The child says that it guessed: a right answer is then not yet a known one (docs/decisions/067). */
export const guessedSchema = z.boolean().optional();

/** One answer of an open attempt, as the server keeps it (docs/decisions/007). */
export const savedAnswerSchema = z.object({
  questionId: idSchema,
  /** The chosen option, by its letter or its whole text; null takes an answer back. */
  selectedAnswer: selectedAnswerSchema.optional(),
  /** A writing text, in place of `selectedAnswer`. */
  writingResponse: writingResponseSchema.optional(),
  /** Of a writing text: what the child planned. A save without it leaves it as it is. */
  plan: writingPlanSchema.optional(),
  guessed: guessedSchema,
  /** Rises with each change of this answer, so that a late message never overwrites a newer one. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** An answer as the server holds it. */
const heldAnswerSchema = savedAnswerSchema.extend({
  /** Of an answer that was checked: it counts, and no later one does (docs/decisions/065). */
  verdict: z.enum(['right', 'wrong']).optional(),
});

/** Body of a save: the answers that changed since the last receipt, and the UI state if it did. */
export const saveAnswersSchema = z
  .object({
    answers: z.array(savedAnswerSchema).max(MAX_QUESTIONS),
    uiState: attemptUiStateSchema.optional(),
  })
  .check(({ value: { answers, uiState }, issues }) => {
    if (answers.length > 0 || uiState) return;
    const message = 'There is nothing to save.';
    issues.push({ code: 'too_small', origin: 'array', minimum: 1, input: answers, path: ['answers'], message });
  })
  .meta({ anyOf: [{ properties: { answers: { minItems: 1 } } }, { required: ['uiState'] }] });

/** How an attempt stands on the server; a page that shows one asks for it now and then. */
export const attemptStatusSchema = z.object({
  state: z.enum(['open', 'submitted']),
  /** Absent when the test is untimed. Staff may move it while the test runs. */
  deadline: momentSchema.optional(),
  /** The server's clock when it responded: the client counts from `deadline - serverTime`. */
  serverTime: momentSchema,
  /** The active page; absent when no page was named at the opening. */
  activePageId: pageIdSchema.optional(),
  /** What the child is granted in this test; absent where that is nothing. */
  privileges: privilegesSchema.optional(),
  /** Of a timed test with rest breaks: how much of them is left. */
  breakSecondsLeft: z.number().int().min(0).optional(),
  /**
   * During a rest break: when it ends at the latest. The deadline counts it already; until then the clock stands, and the
   * server gives no questions.
   */
  breakUntil: momentSchema.optional(),
});

/** Receipt of a save: what the server now holds of what was sent. */
export const answersReceiptSchema = attemptStatusSchema.extend({
  answers: z.array(heldAnswerSchema),
  /** The version of the UI state that the server holds; absent when it holds none. */
  uiStateVersion: z.number().int().optional(),
});

/** What is known of an open attempt beside its questions. */
export const openAttemptSchema = attemptStatusSchema.omit({ state: true }).extend({
  attemptId: idSchema,
  startedAt: momentSchema,
  answers: z.array(heldAnswerSchema),
  /** Each answer can be checked before the submission. */
  feedback: z.boolean().optional(),
  uiState: attemptUiStateSchema.optional(),
});

/** Response of an endpoint that opens a test, or returns the open one of that kind. */
export const openTestSchema = openAttemptSchema.partial().extend({ questions: z.array(questionPayloadSchema) });

/** An answer as a submission carries it. */
export const submittedAnswerSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema.optional(),
  writingResponse: writingResponseSchema.optional(),
  /** As {@link savedAnswerSchema} has it. */
  plan: writingPlanSchema.optional(),
  guessed: guessedSchema,
  /** As {@link savedAnswerSchema} has it. Without a version, a blank never replaces a saved answer. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** Whether a question was answered (docs/published.md, fields). */
export const answerStatusSchema = z.enum(['attempted', 'unattempted']);

/** `questionStatus` of the submissions that count questions from 1. */
export const numberedStatusSchema = z
  .array(z.object({ questionNumber: wholeNumber(1, MAX_QUESTIONS), status: answerStatusSchema }))
  .max(MAX_QUESTIONS);

const ofId = { params: { id: idSchema } };

export const saveAnswers = put('/attempts/{id}/answers', 'student', 'Save the answers of an open attempt', {
  ...ofId,
  body: saveAnswersSchema,
  response: answersReceiptSchema,
  refusals: [404, 409, 422, 429],
});

export const attemptStatus = get('/attempts/{id}/status', 'student', 'How an attempt stands', {
  ...ofId,
  response: attemptStatusSchema,
  refusals: [404],
});

const restBreak = { ...ofId, response: attemptStatusSchema, refusals: [404, 409, 422] } as const;

export const startRestBreak = post(
  '/attempts/{id}/rest-break',
  'student',
  'Stop the clock of a test for a rest break',
  restBreak,
);

export const endRestBreak = del('/attempts/{id}/rest-break', 'student', 'End the rest break of a test', restBreak);

export type AttemptKind = z.infer<typeof attemptKindSchema>;
export type AttemptStatus = z.infer<typeof attemptStatusSchema>;
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;
export type HeldAnswer = z.infer<typeof heldAnswerSchema>;
export type SaveAnswers = z.infer<typeof saveAnswersSchema>;
export type AnswersReceipt = z.infer<typeof answersReceiptSchema>;
export type OpenAttempt = z.infer<typeof openAttemptSchema>;
export type OpenTest = z.infer<typeof openTestSchema>;
export type SubmittedAnswer = z.infer<typeof submittedAnswerSchema>;
export type NumberedStatus = z.infer<typeof numberedStatusSchema>;
