import { GAP_LETTERS, OPTION_LETTERS } from './constants';
import { flawSchema, generationIdSchema } from './generation';
import { idSchema, momentSchema, requiredText, wholeNumber } from './primitives';
import { questionSelectionSchema } from './question-changes';
import { bankQuestionSchema, questionSchema } from './questions';
import { z } from './zod';

/** A reason longer than this is a discussion. */
export const MAX_REASON_CHARACTERS = 500;

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

/** As {@link choiceItemSchema}, with the mistake that leads to each distractor; empty where there is none to tell. */
export const turnedItemSchema = choiceItemSchema.extend({
  wrong_turns: z.array(z.object({ letter: z.enum(OPTION_LETTERS), sentence: z.string() })),
});

/** A passage with gaps as a model is asked for it; `correct_answer` names the sentence that goes into the gap. */
export const gapSetSchema = z.object({
  title: z.string(),
  passage: z.string(),
  sentences: z.array(z.string()),
  gaps: z.array(z.object({ gap: z.number(), explanation: z.string(), correct_answer: z.enum(GAP_LETTERS) })),
});

/** Several texts as a model is asked for them, with questions about them. */
export const textSetSchema = z.object({
  title: z.string(),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(choiceItemSchema),
});

/** A poem as a model is asked for it; an empty line ends a stanza. */
export const poemSchema = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  questions: z.array(choiceItemSchema),
});

/** A writing task as a model is asked for it. */
export const writingItemSchema = z.object({ question: z.string() });

/** What a model is asked for, by the kind of request. */
export const modelAnswerSchemas = {
  questions: z.object({ questions: z.array(turnedItemSchema) }),
  writing: z.object({ questions: z.array(writingItemSchema) }),
  extract: z.object({ extract: z.string(), questions: z.array(choiceItemSchema) }),
  gap_set: gapSetSchema,
  text_set: textSetSchema,
  poem: poemSchema,
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
  ...questionSchema.pick({ wrong_turns: true, format: true }).shape,
  text: z.string().optional(),
  /** The letter that the second solve gave; Maths only. */
  secondAnswer: z.string().optional(),
  /** What the model sent. */
  rawAnswer: z.string().optional(),
});

/** Refused items of one original question, the latest first. */
export const refusedItemListSchema = z.object({ refusedItems: z.array(refusedItemSchema) });

const byWhomAndWhen = { by: z.string(), at: momentSchema };

/** An item that passed the checks and became a question: what the checks said, and what staff have done with it. */
export const storedItemSchema = z.object({
  questionId: idSchema,
  generationId: generationIdSchema,
  at: momentSchema,
  prompt: z.string(),
  model: z.string(),
  /** Questions of one generated extract share it. */
  extractId: idSchema.optional(),
  /** Names of the checks that could say something about it, as they stand in its flaws otherwise. */
  passed: z.array(z.string()),
  /** What the second solve chose, as the option reads; Maths only. */
  secondAnswer: z.string().optional(),
  /** The latest edit by staff. */
  edited: z.object(byWhomAndWhen).optional(),
  finalized: z.object(byWhomAndWhen).optional(),
  /** Rejected, or deleted without a reason. */
  removed: z
    .object({
      ...byWhomAndWhen,
      reason: z.string().optional(),
      /** As it was then; it can be restored. */
      question: bankQuestionSchema,
    })
    .optional(),
});

/** Stored items of one original question, the earliest first. */
export const storedItemListSchema = z.object({ items: z.array(storedItemSchema) });

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
  /** When its first item was made. */
  since: momentSchema.optional(),
  passed: z.number().int(),
  refused: z.number().int(),
  edited: z.number().int(),
  finalized: z.number().int(),
  /** Of the finalized ones, those that staff edited first. */
  finalizedAfterEdit: z.number().int(),
  rejected: z.number().int(),
  /** In the bank, and neither finalized nor rejected. */
  waiting: z.number().int(),
});

export const promptFiguresListSchema = z.object({ prompts: z.array(promptFiguresSchema) });

const reason = requiredText('Reason', MAX_REASON_CHARACTERS);

/** Why staff reject a generated question. */
export const rejectionSchema = z.object({
  reason,
  /** The version that was read; without it whatever is there is rejected. */
  version: wholeNumber(1, 1_000_000_000).optional(),
});

/** Why staff reject several generated questions, such as those of one extract. */
export const selectionRejectionSchema = questionSelectionSchema.extend({ reason });

export type ChoiceItem = z.infer<typeof choiceItemSchema>;
export type TurnedItem = z.infer<typeof turnedItemSchema>;
export type GapSet = z.infer<typeof gapSetSchema>;
export type TextSet = z.infer<typeof textSetSchema>;
export type GeneratedPoem = z.infer<typeof poemSchema>;
export type RefusedItem = z.infer<typeof refusedItemSchema>;
export type RefusedItemList = z.infer<typeof refusedItemListSchema>;
export type StoredItem = z.infer<typeof storedItemSchema>;
export type StoredItemList = z.infer<typeof storedItemListSchema>;
export type GenerationOrigin = z.infer<typeof generationOriginSchema>;
export type PromptFigures = z.infer<typeof promptFiguresSchema>;
export type PromptFiguresList = z.infer<typeof promptFiguresListSchema>;
export type Rejection = z.infer<typeof rejectionSchema>;
export type SelectionRejection = z.infer<typeof selectionRejectionSchema>;
