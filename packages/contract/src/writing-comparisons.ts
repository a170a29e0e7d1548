import { get, post } from './endpoint';
import { idSchema, momentSchema } from './primitives';
import { z } from './zod';

/** Texts of one prompt that are compared with each other. */
export const MIN_COMPARED_TEXTS = 4;
export const MAX_COMPARED_TEXTS = 200;
/** Of each text: so many give the order a rank correlation of about 0.9 (docs/decisions/074). */
const COMPARISONS_OF_TEXT = 12;
/** A pair that a marker has had for so long goes to others. */
export const PAIR_MINUTES = 30;

/** Comparisons after which a set is done. One marker alone can make them, as nobody sees a pair twice. */
export function comparisonsNeeded(texts: number): number {
  return Math.min(Math.ceil((texts * COMPARISONS_OF_TEXT) / 2), (texts * (texts - 1)) / 2);
}

const promptSchema = z.object({
  questionId: idSchema,
  /** The first line of the prompt. */
  title: z.string(),
  texts: z.number().int(),
});

const comparisonSetSchema = promptSchema.extend({
  id: idSchema,
  madeAt: momentSchema,
  comparisons: z.number().int(),
  comparisonsNeeded: z.number().int(),
  isDone: z.boolean(),
  /** Scale separation reliability; null while comparisons don't link the texts. */
  reliability: z.number().nullable(),
});

/** A text by its code, with the names of its child's family masked. */
const comparedTextSchema = z.object({ id: z.string(), text: z.string() });

/** What a marker has before it. */
const comparisonTurnSchema = comparisonSetSchema.omit({ reliability: true, madeAt: true }).extend({
  question: z.string(),
  text_format: z.literal('structured').optional(),
  /** Null where there is none for this marker, or the set is done. */
  pair: z.object({ left: comparedTextSchema, right: comparedTextSchema }).nullable(),
  /** Comparisons of this marker. */
  ownComparisons: z.number().int(),
});

const fitSchema = z.object({
  comparisons: z.number().int(),
  /** Mean squares of residuals, 1 where comparisons are as uneven as the model says. */
  infit: z.number(),
  outfit: z.number(),
  /** Its infit is more than two standard deviations above the mean. */
  isMisfit: z.boolean(),
});

const ofSet = { params: { id: idSchema } };

/** The newest first, at most 100, and the prompts of which a set can be made. */
export const comparisonSets = get('/writing-comparisons', 'marker', 'Sets of texts that are compared in pairs', {
  response: z.object({ sets: z.array(comparisonSetSchema), prompts: z.array(promptSchema) }),
});

/** Copies the latest texts of a prompt, one of each child. 409 while another set of the prompt is not done. */
export const makeComparisonSet = post('/writing-comparisons', 'marker', 'Begin to compare the texts of a prompt', {
  status: 201,
  body: z.object({ questionId: idSchema }),
  response: comparisonSetSchema,
  refusals: [404, 409, 422],
});

/** What was found; what is not linked to the rest is not placed. */
export const comparisonResults = get('/writing-comparisons/{id}', 'marker', 'The scale of texts that were compared', {
  ...ofSet,
  response: comparisonSetSchema.extend({
    /** The best first, in logits with mean 0. */
    scale: z.array(comparedTextSchema.extend({ estimate: z.number(), se: z.number(), ...fitSchema.shape })),
    /** By username. */
    judges: z.array(fitSchema.extend({ judge: z.string() })),
    /** As `pnpm writing-scale` takes them. */
    pairs: z.array(z.object({ winner: z.string(), loser: z.string(), judge: z.string() })),
  }),
  refusals: [404],
});

/** The pair is kept for this marker; no other one gets it meanwhile. */
export const comparisonTurn = get('/writing-comparisons/{id}/pair', 'marker', 'The next two texts to compare', {
  ...ofSet,
  response: comparisonTurnSchema,
  refusals: [404],
});

/** Sent again, a judgement counts once. 409 for a pair that this marker doesn't have. */
export const judgePair = post('/writing-comparisons/{id}/judgements', 'marker', 'Say which of two texts is better', {
  ...ofSet,
  status: 201,
  body: z.object({ winner: z.string().max(10), loser: z.string().max(10) }),
  response: comparisonTurnSchema,
  refusals: [404, 409],
});

export type ComparisonSet = z.infer<typeof comparisonSetSchema>;
export type ComparisonSetList = z.infer<typeof comparisonSets.response>;
export type ComparisonTurn = z.infer<typeof comparisonTurnSchema>;
export type ComparisonResults = z.infer<typeof comparisonResults.response>;
