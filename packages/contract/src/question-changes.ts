import { MAX_SELECTED_QUESTIONS, QUESTION_FORMATS } from './constants';
import { deletionSchema } from './errors';
import { content, idSchema, momentSchema } from './primitives';
import { bankQuestionSchema, subjectSchema } from './questions';
import { z } from './zod';

/** What happened to a question (docs/decisions/023). */
export const questionActionSchema = z.enum([
  'added',
  'imported',
  'generated',
  'edited',
  'finalized',
  'deleted',
  'restored',
  're-marked',
]);

/** One field before and after a change; null where it was or is empty. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One entry of a question's history: who did what, when. */
export const questionChangeSchema = z.object({
  /** The version that the change led to. */
  version: z.number().int(),
  at: momentSchema,
  /** Username of whoever did it; `Wattle` for what came with the product. */
  by: z.string(),
  action: questionActionSchema,
  /** More about it, such as `row 12 of maths.xlsx`. */
  note: z.string().optional(),
  changes: z.array(fieldChangeSchema),
});

/** Everything that happened to a question, the latest first. A question that was deleted still has it. */
export const questionHistorySchema = z.object({ history: z.array(questionChangeSchema) });

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

/** What is typed into an add or edit form so far. */
export const nearDuplicateQuerySchema = z.object({
  subject: subjectSchema,
  question: content(20_000),
  mcq_options: content(5_000).optional(),
  text: content(50_000).optional(),
  format: z.enum(QUESTION_FORMATS).optional(),
  /** The question that is being edited. */
  exceptId: idSchema.optional(),
});

/** Questions of the bank that a child would take for the one that is typed, the nearest first. */
export const nearDuplicateListSchema = z.object({ questions: z.array(bankQuestionSchema).max(5) });

/** The topics of a subject, with how many questions each has, the largest first. */
export const topicListSchema = z.object({
  topics: z.array(z.object({ category: z.string(), count: z.number().int() })),
});

/** How many questions each subject has, in all and of each type. A question without a type counts in all. */
export const questionCountsSchema = z.object({
  counts: z.array(
    z.object({
      subject: subjectSchema,
      all: z.number().int(),
      Original: z.number().int(),
      Generated: z.number().int(),
      Finalized: z.number().int(),
    }),
  ),
});

export type QuestionAction = z.infer<typeof questionActionSchema>;
export type FieldChange = z.infer<typeof fieldChangeSchema>;
export type QuestionChange = z.infer<typeof questionChangeSchema>;
export type QuestionHistory = z.infer<typeof questionHistorySchema>;
export type QuestionChanged = z.infer<typeof questionChangedSchema>;
export type QuestionSelection = z.infer<typeof questionSelectionSchema>;
export type SelectionChanged = z.infer<typeof selectionChangedSchema>;
export type NearDuplicateQuery = z.infer<typeof nearDuplicateQuerySchema>;
export type NearDuplicateList = z.infer<typeof nearDuplicateListSchema>;
export type QuestionCounts = z.infer<typeof questionCountsSchema>;
export type TopicList = z.infer<typeof topicListSchema>;
