import { bankQuestionSchema, questionSubjectQuerySchema } from './bank';
import { MAX_SELECTED_QUESTIONS } from './constants';
import { del, get, post, put } from './endpoint';
import { deletionSchema, idSchema, momentSchema, wholeNumber } from './primitives';
import { subjectSchema } from './questions';
import { z } from './zod';

/** One field before and after a change; null where it was or is empty. */
const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One entry of a question's history: who did what, when. */
const questionChangeSchema = z.object({
  /** The version that the change led to. */
  version: z.number().int(),
  at: momentSchema,
  /** Username of whoever did it; `Wattle` for what came with the product. */
  by: z.string(),
  /** What happened to the question (docs/decisions/023). */
  action: z.enum(['added', 'imported', 'generated', 'edited', 'finalized', 'deleted', 'restored', 're-marked']),
  /** More about it, such as `row 12 of maths.xlsx`. */
  note: z.string().optional(),
  changes: z.array(fieldChangeSchema),
});

/** Response of every endpoint that changes one question: the sentence to show, and the question as it is now. */
export const questionChangedSchema = z.object({ message: z.string(), question: bankQuestionSchema.optional() });

/** The questions that a bulk change is about. */
export const questionSelectionSchema = z.object({
  subject: subjectSchema,
  ids: z.array(idSchema).min(1).max(MAX_SELECTED_QUESTIONS),
});

/** What a bulk change has done: each question that it named is in one of the two lists. */
export const selectionChangedSchema = z.object({
  message: z.string(),
  changed: z.array(idSchema),
  unchanged: z.array(z.object({ id: idSchema, message: z.string(), deletion: deletionSchema.optional() })),
});

const ofId = { params: { id: idSchema }, query: questionSubjectQuerySchema, refusals: [404] } as const;
const change = { ...ofId, response: questionChangedSchema, refusals: [404, 409] } as const;
const selection = { body: questionSelectionSchema, response: selectionChangedSchema };

export const finalizeQuestion = put('/questions/update-question/{id}', 'content', 'Finalize a question', {
  ...change,
  /** With the version that was read; without it whatever is there is finalized. */
  query: questionSubjectQuerySchema.extend({ version: wholeNumber(1, 1_000_000_000).optional() }),
});
export const deleteQuestion = del('/questions/delete-question/{id}', 'content', 'Delete a question', change);
export const restoreQuestion = put(
  '/questions/restore-question/{id}',
  'content',
  'Restore a question that was deleted',
  change,
);

export const finalizeQuestions = post('/questions/finalize-questions', 'content', 'Finalize many questions', selection);
export const deleteQuestions = post('/questions/delete-questions', 'content', 'Delete many questions', selection);
export const restoreQuestions = post(
  '/questions/restore-questions',
  'content',
  'Restore many questions that were deleted',
  selection,
);

/** The latest first. A question that was deleted still has it. */
export const questionHistory = get('/questions/history/{id}', 'content', 'What happened to a question', {
  ...ofId,
  response: z.object({ history: z.array(questionChangeSchema) }),
});

/**
 * What a corrected key means for tests that were opened before: whose score changes when they are marked again. The
 * preview and the re-marking itself respond with it.
 */
const reMarkingSchema = z.object({
  message: z.string(),
  /** Keys by which attempts were marked, and the key as it is now. */
  keysBefore: z.array(z.string()),
  keyNow: z.string(),
  /** Submitted attempts that were marked by another key. */
  attempts: z.number().int(),
  scoresUp: z.number().int(),
  scoresDown: z.number().int(),
  /** Attempts that were served other options: the corrected letter says nothing about them, and they stay as they are. */
  otherOptions: z.number().int(),
  /** Children whose score changes; each is told on its dashboard. */
  children: z.number().int(),
  /** Attempts that are open: asked for, the corrected key counts when they are submitted. */
  openAttempts: z.number().int(),
});

export const reMarkingPreview = get(
  '/questions/re-marking/{id}',
  'content',
  'What a corrected key would change in past attempts',
  { ...ofId, response: reMarkingSchema },
);
export const reMark = post('/questions/re-marking/{id}', 'content', 'Mark past attempts again by a corrected key', {
  ...ofId,
  response: reMarkingSchema,
});

export type FieldChange = z.infer<typeof fieldChangeSchema>;
export type QuestionChange = z.infer<typeof questionChangeSchema>;
export type QuestionAction = QuestionChange['action'];
export type QuestionHistory = z.infer<typeof questionHistory.response>;
export type QuestionChanged = z.infer<typeof questionChangedSchema>;
export type QuestionSelection = z.infer<typeof questionSelectionSchema>;
export type SelectionChanged = z.infer<typeof selectionChangedSchema>;
export type ReMarking = z.infer<typeof reMarkingSchema>;
