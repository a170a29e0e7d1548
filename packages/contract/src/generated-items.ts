import { bankQuestionSchema, questionSubjectQuerySchema } from './bank';
import { get, post } from './endpoint';
import { flawSchema, generationIdSchema } from './generation';
import { idSchema, momentSchema, requiredText, wholeNumber } from './primitives';
import { questionChangedSchema, questionSelectionSchema, selectionChangedSchema } from './question-changes';
import { questionSchema } from './questions';
import { z } from './zod';

/** A reason longer than this is a discussion. */
export const MAX_REASON_CHARACTERS = 500;

/** An item that the checks refused, or an answer of the model that could not be read as items. */
const refusedItemSchema = z.object({
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
  /** The letter that the second solve gave. */
  secondAnswer: z.string().optional(),
  /** What the model sent. */
  rawAnswer: z.string().optional(),
});

const byWhomAndWhen = { by: z.string(), at: momentSchema };

/**
 * The checks of generated items (docs/decisions/026) with what staff read when an item has passed them, in the order
 * of the page. Several checks may be one statement; the last ones say nothing by themselves.
 */
export const CHECK_LABELS = {
  oneKey: 'One key',
  keyNotInStem: 'One key',
  notNearDuplicate: 'Differs enough',
  newPassage: 'Differs enough',
  sameTopic: 'Right topic',
  yearLevelWords: 'Year level',
  noMarkup: 'Clean text',
  noInstructions: 'Clean text',
  safeForChildren: 'Clean text',
  noMissingPicture: 'Clean text',
  trueEquations: 'Explanation fits',
  explanationEndsAtKey: 'Explanation fits',
  quotesPassage: 'Quotes the passage',
  passageFormat: 'Fits its format',
  wrongTurns: 'Wrong turns fit',
  computedKey: 'Calculated',
  parses: undefined,
  secondAnswer: undefined,
  sameSkills: undefined,
} as const satisfies Record<string, string | undefined>;

export type CheckName = keyof typeof CHECK_LABELS;

/** An item that passed the checks and became a question: what the checks said, and what staff have done with it. */
const storedItemSchema = z.object({
  questionId: idSchema,
  generationId: generationIdSchema,
  at: momentSchema,
  prompt: z.string(),
  model: z.string(),
  /** Questions of one generated extract share it. */
  extractId: idSchema.optional(),
  /** Names of the checks that could say something about it, as they stand in its flaws otherwise. */
  passed: z.array(z.string()),
  /** What the second solve chose, as the option reads. */
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

/** What became of the items of one version of a prompt. */
const promptFiguresSchema = z.object({
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

const ofQuestion = { params: { id: idSchema }, query: questionSubjectQuerySchema };

/** The earliest first. */
export const storedItems = get(
  '/generation/items/{id}',
  'content',
  'Generated questions of an original one: checks, edits, decisions',
  { ...ofQuestion, response: z.object({ items: z.array(storedItemSchema) }) },
);

/** The latest first. */
export const refusedItems = get('/generation/refused-items/{id}', 'content', 'Refused items of an original question', {
  ...ofQuestion,
  response: z.object({ refusedItems: z.array(refusedItemSchema) }),
});

export const generationOrigin = get('/generation/origin/{id}', 'content', 'How a generated question came about', {
  ...ofQuestion,
  response: z.object({
    questionId: idSchema,
    generationId: generationIdSchema,
    parentId: idSchema,
    at: momentSchema,
    prompt: z.string(),
    model: z.string(),
    /** What the model was sent. */
    messages: z.array(z.object({ role: z.string(), content: z.string() })),
    rawAnswer: z.string(),
    /** What it tests, as the model says; an earlier version did not ask. */
    topic: z.string().optional(),
    skill: z.string().optional(),
    secondAnswer: z.string().optional(),
    rejection: z.object({ reason: z.string(), by: z.string(), at: momentSchema }).optional(),
  }),
  refusals: [404],
});

export const promptFigures = get(
  '/generation/prompts',
  'content',
  'What became of the items of each version of a prompt',
  { response: z.object({ prompts: z.array(promptFiguresSchema) }) },
);

const reason = requiredText('Reason', MAX_REASON_CHARACTERS);

export const rejectQuestion = post('/generation/reject/{id}', 'content', 'Reject a generated question', {
  ...ofQuestion,
  body: z.object({
    reason,
    /** The version that was read; without it whatever is there is rejected. */
    version: wholeNumber(1, 1_000_000_000).optional(),
  }),
  response: questionChangedSchema,
  refusals: [404, 409],
});

/** Such as those of one extract. */
export const rejectQuestions = post('/generation/reject-questions', 'content', 'Reject many generated questions', {
  body: questionSelectionSchema.extend({ reason }),
  response: selectionChangedSchema,
});

export type RefusedItem = z.infer<typeof refusedItemSchema>;
export type StoredItem = z.infer<typeof storedItemSchema>;
export type GenerationOrigin = z.infer<typeof generationOrigin.response>;
export type PromptFigures = z.infer<typeof promptFiguresSchema>;
export type Rejection = z.infer<typeof rejectQuestion.body>;
export type SelectionRejection = z.infer<typeof rejectQuestions.body>;
