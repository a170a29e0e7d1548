import { writingResponseSchema } from './attempts';
import { get, post, put } from './endpoint';
import { modelAnswersSchema } from './model-answers';
import { idSchema, momentSchema } from './primitives';
import { returnedMarkingSchema, textRangeSchema, writingMarksSchema } from './writing-marks';
import { observationSchema } from './writing-observations';
import { writingPlanSchema } from './writing-plan';
import { CRITERION_IDS } from './writing-rubric';
import { z } from './zod';

/** The most drafts of one text, the submitted one among them. */
export const MAX_DRAFTS = 20;
/** The most words of one text that a child can accept as spelt right. */
export const MAX_ACCEPTED_WORDS = 100;
/** The most places in a text that a child can underline as evidence for one criterion. */
export const MAX_EVIDENCE = 10;

const writingState = z.enum([
  /** Waits for a person to mark its latest draft. */
  'waiting',
  /** A marking of its latest draft is there to read. */
  'returned',
]);

/** One text in the list of a child's texts. */
const writingSummarySchema = z.object({
  attemptId: idSchema,
  questionId: idSchema,
  /** The first line or the first words of its latest draft. */
  title: z.string(),
  /** Topic of the prompt, which names its kind of text; absent where the prompt has none. */
  genre: z.string().optional(),
  submittedAt: momentSchema,
  state: writingState,
  /** Finished drafts, the submitted one among them. */
  drafts: z.number().int(),
  /** A further draft was begun and not finished. */
  hasOpenDraft: z.boolean(),
  /** The child has ticked a level of the practice rubric. */
  isLookedOver: z.boolean(),
  /** Of the latest marking that came back. */
  returnedAt: momentSchema.optional(),
  /** It came back, and the child has not opened it. */
  isUnread: z.boolean(),
  marks: writingMarksSchema.optional(),
});

const draftSchema = z.object({
  /** From 1, the text that was submitted. */
  number: z.number().int(),
  text: z.string(),
  finishedAt: momentSchema,
});

/** What the child thinks of its latest draft. */
const selfReviewSchema = z.strictObject({
  /** Ticked levels, by criterion. */
  levels: writingMarksSchema.partial(),
  /** Places in the latest draft that the child underlined, by criterion. */
  evidence: z.partialRecord(z.enum(CRITERION_IDS), z.array(textRangeSchema).max(MAX_EVIDENCE)),
});

/** A text of a child with everything that belongs to it. */
const writingSchema = writingSummarySchema.extend({
  /** The whole prompt. */
  question: z.string(),
  text_format: z.literal('structured').optional(),
  plan: writingPlanSchema.optional(),
  /** The first one first. */
  draftTexts: z.array(draftSchema),
  /** What a program notices in the latest draft, without judging it (docs/writing.md). */
  observations: z.array(observationSchema),
  /** A further draft that was begun. `version` rises with each change, from 1, so that no late save overwrites a newer one. */
  openDraft: z.object({ text: z.string(), version: z.number().int() }).optional(),
  /** It was written in a practice exam, so its drafts have no limit of words either. */
  isUnlimited: z.literal(true).optional(),
  /** Words that the child says are right, such as names. */
  acceptedWords: z.array(z.string()),
  selfReview: selfReviewSchema,
  /** Only once a level of each criterion was ticked: the child's own text comes first. Empty where the prompt has none. */
  modelAnswers: modelAnswersSchema.optional(),
  /** The latest of each draft, the newest first. */
  markings: z.array(returnedMarkingSchema),
});

const ofText = { params: { attemptId: idSchema, questionId: idSchema } };
/** Of a child's own text, and the text as it is then. */
const change = { ...ofText, response: writingSchema, refusals: [404, 409, 422, 429] } as const;

const draftBody = z.object({
  text: writingResponseSchema,
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** The latest 100, the newest first. */
export const writingList = get('/writings', 'student', 'The texts of the child who is logged in', {
  response: z.object({ writings: z.array(writingSummarySchema) }),
});

export const writing = get('/writings/{attemptId}/{questionId}', 'student', 'A text that was submitted', {
  ...ofText,
  response: writingSchema,
  refusals: [404, 409],
});

/** 409 where `draft` is not the latest one. */
export const reviewOwnWriting = put(
  '/writings/{attemptId}/{questionId}/self-review',
  'student',
  'Keep what a child thinks of its latest draft',
  { ...change, body: selfReviewSchema.extend({ draft: z.number().int() }) },
);

export const acceptWords = put(
  '/writings/{attemptId}/{questionId}/accepted-words',
  'student',
  'Keep the words that a child says are right',
  { ...change, body: z.object({ words: z.array(z.string().trim().min(1).max(60)).max(MAX_ACCEPTED_WORDS) }) },
);

/** Begins a further draft, or saves the one that was begun. 409 where another page has saved a newer version. */
export const saveDraft = put('/writings/{attemptId}/{questionId}/draft', 'student', 'Save a further draft', {
  ...change,
  body: draftBody,
  response: z.object({ version: z.number().int() }),
});

/**
 * It becomes the latest draft, and waits to be marked. The same text sent again finishes nothing twice. 409 where another
 * page has saved a newer version.
 */
export const finishDraft = post('/writings/{attemptId}/{questionId}/drafts', 'student', 'Finish a further draft', {
  ...change,
  status: 201,
  body: draftBody,
});

/** The child has opened what came back. */
export const readMarking = put('/writings/{attemptId}/{questionId}/read', 'student', 'Note that a marking was read', {
  ...ofText,
  status: 204,
  refusals: [404],
});

const ofChild = { childId: idSchema };

export const childWritings = get('/family/children/{childId}/writings', 'parent', 'The texts of a child', {
  params: ofChild,
  response: writingList.response,
  refusals: [404],
});

/** Without a draft that is not finished, and without the model answers. */
export const childWriting = get(
  '/family/children/{childId}/writings/{attemptId}/{questionId}',
  'parent',
  'A text of a child of the parent',
  {
    params: { ...ofChild, ...ofText.params },
    response: writingSchema.omit({ openDraft: true, modelAnswers: true }),
    refusals: [404, 409],
  },
);

export type SelfReview = z.infer<typeof selfReviewSchema>;
export type WritingSummary = z.infer<typeof writingSummarySchema>;
export type Writing = z.infer<typeof writingSchema>;
export type WritingDraft = z.infer<typeof draftSchema>;
export type ChildWriting = z.infer<typeof childWriting.response>;
