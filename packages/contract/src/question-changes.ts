import { bankQuestionSchema, questionSubjectQuerySchema } from './bank';
import { EXAM_TYPES, LEVELS, MAX_SELECTED_QUESTIONS, MAX_SKILLS, QUESTION_PAGE_SIZE, YEAR_LEVELS } from './constants';
import { del, get, post, put } from './endpoint';
import {
  confirmationSchema,
  content,
  deletionSchema,
  idSchema,
  momentSchema,
  requiredContent,
  wholeNumber,
} from './primitives';
import { subjectSchema } from './questions';
import { skillOf } from './skills';
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
  /** What happened to the question. */
  action: z.enum([
    'added',
    'imported',
    'generated',
    'edited',
    'finalized',
    'deleted',
    'restored',
    're-marked',
    'withheld',
    'released',
    'dismissed',
  ]),
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

/** What a bulk change gives to all its questions; what is absent stays as it is. */
const selectionChangesSchema = z
  .object({
    category: requiredContent('Topic', 100),
    level: z.enum(LEVELS),
    year_level: wholeNumber(YEAR_LEVELS[0], YEAR_LEVELS[3]),
    exam_type: z.enum(EXAM_TYPES),
    /** Ids of the subject. */
    skills: z.array(z.string()).min(1).max(MAX_SKILLS),
  })
  .partial()
  .refine(
    (changes) => Object.keys(changes).length > 0,
    'Choose a topic, a skill, a level, a year level or an exam type.',
  );

/** What a bulk change has done: each question that it named is in one of the two lists. */
export const selectionChangedSchema = z.object({
  message: z.string(),
  changed: z.array(idSchema),
  unchanged: z.array(
    z.object({
      id: idSchema,
      message: z.string(),
      deletion: deletionSchema.optional(),
      /** The same call with `confirmed` accepts it. */
      canConfirm: z.boolean().optional(),
    }),
  ),
});

const versionSchema = wholeNumber(1, 1_000_000_000);
const ofId = { params: { id: idSchema }, query: questionSubjectQuerySchema, refusals: [404] } as const;
const change = { ...ofId, response: questionChangedSchema, refusals: [404, 409] } as const;
const selection = { body: questionSelectionSchema, response: selectionChangedSchema };

export const finalizeQuestion = put('/questions/update-question/{id}', 'content', 'Finalize a question', {
  ...change,
  refusals: [404, 409, 422],
  /** With the version that was read; without it whatever is there is finalized. */
  query: questionSubjectQuerySchema.extend({ version: versionSchema.optional(), ...confirmationSchema.shape }),
});
export const deleteQuestion = del('/questions/delete-question/{id}', 'content', 'Delete a question', change);
export const restoreQuestion = put(
  '/questions/restore-question/{id}',
  'content',
  'Restore a question that was deleted',
  change,
);

export const restoreVersion = put(
  '/questions/restore-version/{id}/{version}',
  'content',
  'Make an earlier version of a question the latest one',
  {
    ...change,
    params: { id: idSchema, version: versionSchema },
    /** With the latest version that was read: refused when there is a newer one. */
    query: questionSubjectQuerySchema.extend({ latest: versionSchema }),
    refusals: [404, 409, 422],
  },
);

export const finalizeQuestions = post('/questions/finalize-questions', 'content', 'Finalize many questions', {
  ...selection,
  body: questionSelectionSchema.extend(confirmationSchema.shape),
});
export const deleteQuestions = post('/questions/delete-questions', 'content', 'Delete many questions', selection);
export const restoreQuestions = post(
  '/questions/restore-questions',
  'content',
  'Restore many questions that were deleted',
  selection,
);

export const changeQuestions = post(
  '/questions/change-questions',
  'content',
  'Change the topic and such of many questions',
  {
    body: questionSelectionSchema
      .extend({ changes: selectionChangesSchema, ...confirmationSchema.shape })
      .refine(({ subject, changes: { skills = [] } }) => skills.every((id) => skillOf(id)?.subject === subject), {
        path: ['changes', 'skills'],
        message: 'Choose skills of the subject.',
      }),
    response: selectionChangedSchema,
    refusals: [422],
  },
);
export const undoChanges = post(
  '/questions/undo-changes',
  'content',
  'Undo your latest change of many questions',
  selection,
);

/** A question that was deleted, until it can no longer be restored. */
const binnedQuestionSchema = z.object({
  question: bankQuestionSchema,
  deletedAt: momentSchema,
  deletedBy: z.string(),
  /** Whole days, at least 1. */
  daysLeft: z.number().int(),
  /** Of a generated question that was rejected: why. */
  rejectionReason: z.string().optional(),
});

export const bin = get('/questions/bin', 'content', 'Deleted questions that can be restored, the latest first', {
  query: z.object({
    subject: subjectSchema.optional(),
    /** As in lists of questions. */
    search: content(200).optional(),
    page: wholeNumber(1, 1_000_000).default(1),
  }),
  response: z.object({
    questions: z.array(binnedQuestionSchema).max(QUESTION_PAGE_SIZE),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
  }),
});

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
  { ...ofId, refusals: [404, 409], response: reMarkingSchema },
);
export const reMark = post('/questions/re-marking/{id}', 'content', 'Mark past attempts again by a corrected key', {
  ...ofId,
  refusals: [404, 409],
  response: reMarkingSchema,
});

export type FieldChange = z.infer<typeof fieldChangeSchema>;
export type QuestionChange = z.infer<typeof questionChangeSchema>;
export type QuestionAction = QuestionChange['action'];
export type QuestionHistory = z.infer<typeof questionHistory.response>;
export type QuestionChanged = z.infer<typeof questionChangedSchema>;
export type QuestionSelection = z.infer<typeof questionSelectionSchema>;
export type SelectionChanges = z.infer<typeof selectionChangesSchema>;
export type BinnedQuestion = z.infer<typeof binnedQuestionSchema>;
export type Bin = z.infer<typeof bin.response>;
export type SelectionChanged = z.infer<typeof selectionChangedSchema>;
export type ReMarking = z.infer<typeof reMarkingSchema>;
