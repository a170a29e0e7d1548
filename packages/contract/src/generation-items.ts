import { OPTION_LETTERS } from './constants';
import { flawSchema, generationIdSchema } from './generation';
import { idSchema, momentSchema, requiredText } from './primitives';
import { z } from './zod';

/**
 * A question with options as a model is asked for it. The explanation comes before the options, so that a model solves
 * the question before it writes wrong options. Limits of length stand where items are stored: not every server that
 * speaks the protocol accepts them here.
 */
export const choiceItemSchema = z.object({
  question: z.string(),
  explanation: z.string(),
  options: z.array(z.string()),
  correct_answer: z.enum(OPTION_LETTERS),
});

/** A writing task as a model is asked for it. */
export const writingItemSchema = z.object({ question: z.string() });

/** What a model is asked for, by the kind of request. */
export const modelAnswerSchemas = {
  questions: z.object({ questions: z.array(choiceItemSchema) }),
  writing: z.object({ questions: z.array(writingItemSchema) }),
  extract: z.object({ extract: z.string(), questions: z.array(choiceItemSchema) }),
  second_solve: z.object({ steps: z.string(), answer: z.enum([...OPTION_LETTERS, 'none']) }),
};

/** An item that the checks refused, or an answer of the model that could not be read as items. */
export const refusedItemSchema = z.object({
  id: idSchema,
  generationId: generationIdSchema,
  at: momentSchema,
  /** Name and version of the prompt, such as `questions.v1`. */
  prompt: z.string(),
  model: z.string(),
  flaws: z.array(flawSchema),
  question: z.string().optional(),
  mcq_options: z.string().optional(),
  correct_answer: z.string().optional(),
  explanation: z.string().optional(),
  text: z.string().optional(),
  /** The letter that the second solve gave; Maths only. */
  secondAnswer: z.string().optional(),
  /** What the model sent. */
  rawAnswer: z.string().optional(),
});

/** Refused items of one original question, the latest first. */
export const refusedItemListSchema = z.object({ refusedItems: z.array(refusedItemSchema) });

/** How a generated question came about. */
export const generationOriginSchema = z.object({
  questionId: idSchema,
  generationId: generationIdSchema,
  parentId: idSchema,
  at: momentSchema,
  prompt: z.string(),
  model: z.string(),
  /** What the model was sent. */
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  rawAnswer: z.string(),
  secondAnswer: z.string().optional(),
  rejection: z.object({ reason: z.string(), by: z.string(), at: momentSchema }).optional(),
});

/** What became of the items of one version of a prompt. */
export const promptFiguresSchema = z.object({
  prompt: z.string(),
  /** New generations use it. */
  isCurrent: z.boolean(),
  passed: z.number().int(),
  refused: z.number().int(),
  edited: z.number().int(),
  finalized: z.number().int(),
  rejected: z.number().int(),
});

export const promptFiguresListSchema = z.object({ prompts: z.array(promptFiguresSchema) });

/** Why staff reject a generated question. */
export const rejectionSchema = z.object({ reason: requiredText('Reason', 500) });

export type ChoiceItem = z.infer<typeof choiceItemSchema>;
export type RefusedItem = z.infer<typeof refusedItemSchema>;
export type RefusedItemList = z.infer<typeof refusedItemListSchema>;
export type GenerationOrigin = z.infer<typeof generationOriginSchema>;
export type PromptFigures = z.infer<typeof promptFiguresSchema>;
export type PromptFiguresList = z.infer<typeof promptFiguresListSchema>;
export type Rejection = z.infer<typeof rejectionSchema>;
