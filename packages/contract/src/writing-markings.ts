import { del, get, post, put } from './endpoint';
import { content, idSchema, momentSchema } from './primitives';
import {
  criterionIdSchema,
  MAX_COMMENTS,
  MAX_MESSAGE_TEXT,
  returnedMarkingSchema,
  writingCommentSchema,
  writingMarksSchema,
} from './writing-marks';
import { z } from './zod';

/** So long one marker has a text for itself; each save makes it so long again. */
export const CLAIM_MINUTES = 30;

/** A text in the queue. It names no child. */
const queuedMarkingSchema = z.object({
  id: idSchema,
  /** The beginning of the prompt. */
  title: z.string(),
  genre: z.string().optional(),
  words: z.number().int(),
  /** Which draft of the child's text it is. */
  draft: z.number().int(),
  waitingSince: momentSchema,
  /** Who has it now, by username; absent where nobody has. */
  claim: z.object({ by: z.string(), isOwn: z.boolean(), until: momentSchema }).optional(),
});

/** What a marker says of a text, as far as it is. Places are those of the text as it is shown to the marker. */
const markingBodySchema = z.strictObject({
  comments: z.array(writingCommentSchema).max(MAX_COMMENTS),
  message: content(MAX_MESSAGE_TEXT).optional(),
  marks: writingMarksSchema.partial(),
});

/** A text that a marker has before it. */
const writingMarkingSchema = queuedMarkingSchema.omit({ words: true }).extend({
  question: z.string(),
  text_format: z.literal('structured').optional(),
  /** With the child's names and school masked by words of the same length. */
  text: z.string(),
  /** As it was saved last, or returned. */
  saved: markingBodySchema,
  /** How often it was saved. */
  savedVersion: z.number().int(),
  /** A second marking: the child never reads it, and its marks are only compared with those of the first. */
  isSecond: z.boolean(),
  /** Only when it was returned. */
  returnedAt: momentSchema.optional(),
  /** What was returned before it was changed, the newest first; `returnedAt` is when that reached the child. */
  history: z.array(returnedMarkingSchema.omit({ changedAt: true }).extend({ by: z.string() })),
  /** Whether a model may be asked for draft comments; a sentence says why not. */
  modelHelp: z.object({ isAllowed: z.boolean(), reason: z.string().optional() }),
});

const ofId = { params: { id: idSchema } };
const refusals = [404, 409, 422] as const;

/** Those that wait and are not for others only, the longest waiting first, at most 100; or the latest that were returned. */
export const markingQueue = get('/writing-markings', 'marker', 'Texts that wait for a mark', {
  query: z.object({ state: z.enum(['waiting', 'returned']).default('waiting') }),
  response: z.object({ markings: z.array(queuedMarkingSchema), total: z.number().int() }),
});

/** The one that waits longest and that nobody has, or the one that this marker has already; 404 where there is none. */
export const claimNextMarking = post('/writing-markings/claim-next', 'marker', 'Take the next text to mark', {
  response: writingMarkingSchema,
  refusals: [404],
});

/** 409 while another marker has it. */
export const claimMarking = post('/writing-markings/{id}/claim', 'marker', 'Take a text to mark', {
  ...ofId,
  response: writingMarkingSchema,
  refusals: [404, 409],
});

export const releaseMarking = del('/writing-markings/{id}/claim', 'marker', 'Put a text back into the queue', {
  ...ofId,
  status: 204,
  refusals: [404],
});

/** As the marker who has it, or had it, sees it; any marker for one that was returned. */
export const writingMarking = get('/writing-markings/{id}', 'marker', 'A text to mark', {
  ...ofId,
  response: writingMarkingSchema,
  refusals: [404, 409],
});

/**
 * Saves what there is so far; 409 once another marker has the text, and where a later version is stored, so that no late
 * save overwrites a newer one. A save without a version is the first one.
 */
export const saveMarking = put('/writing-markings/{id}', 'marker', 'Save a marking that goes on', {
  ...ofId,
  body: markingBodySchema.extend({ version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  response: z.object({ claimedUntil: momentSchema }),
  refusals,
});

/**
 * Gives it to the child, or, of a second marking, to nobody. It needs a comment or a message, and marks of all criteria or
 * of none. Sent again with other words it changes what was returned, and the history keeps what was there.
 */
export const returnMarking = post('/writing-markings/{id}/return', 'marker', 'Return a marked text', {
  ...ofId,
  body: markingBodySchema,
  response: writingMarkingSchema,
  refusals,
});

/** Comments of this marker's own that were returned before, the most used first, at most 200. */
export const rememberedComments = get('/writing-comments', 'marker', 'Comments that a marker has used', {
  response: z.object({
    comments: z.array(
      z.object({ id: idSchema, criterion: criterionIdSchema, text: z.string(), uses: z.number().int() }),
    ),
  }),
});

export const forgetComment = del('/writing-comments/{id}', 'marker', 'Forget a comment', {
  ...ofId,
  status: 204,
  refusals: [404],
});

/** How far two markers agree on the texts that were marked twice, neither seeing the other's marks. */
export const markingAgreement = get('/writing-agreement', 'marker', 'How far markers agree', {
  response: z.object({
    /** Texts that two people have marked. */
    texts: z.number().int(),
    /** Texts that wait for their second marking. */
    waiting: z.number().int(),
    /** The share of texts that is marked twice. */
    share: z.number(),
    criteria: z.array(
      z.object({
        criterion: criterionIdSchema,
        /** Quadratic weighted kappa with the bounds of its 95 % interval; null while it can't be told. */
        kappa: z.number().nullable(),
        lower: z.number().nullable(),
        upper: z.number().nullable(),
      }),
    ),
  }),
});

/** A comment of a model that stood the checks. */
export const draftComments = post(
  '/writing-markings/{id}/draft-comments',
  'marker',
  'Ask a model for draft comments on a text',
  {
    ...ofId,
    response: z.object({
      comments: z.array(writingCommentSchema),
      /** Comments of the model that failed a check. */
      dropped: z.number().int(),
      /** The text may need a person to talk to the child: a sentence for staff only. */
      concern: z.string().optional(),
    }),
    refusals: [404, 409, 422, 429],
  },
);

export type QueuedMarking = z.infer<typeof queuedMarkingSchema>;
export type MarkingQueue = z.infer<typeof markingQueue.response>;
export type MarkingBody = z.infer<typeof markingBodySchema>;
export type WritingMarking = z.infer<typeof writingMarkingSchema>;
export type MarkingAgreement = z.infer<typeof markingAgreement.response>;
export type DraftComments = z.infer<typeof draftComments.response>;
