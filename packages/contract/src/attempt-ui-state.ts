import { GAP_LETTERS, MAX_HIGHLIGHTS, MAX_QUESTIONS } from './constants';
import { idSchema } from './primitives';
import { documentedAs, z } from './zod';

const ofQuestions = <Value extends z.ZodType>(value: Value) =>
  z
    .record(idSchema, value)
    .refine((entries) => Object.keys(entries).length <= MAX_QUESTIONS, 'There are not so many questions in a test.')
    .meta({ maxProperties: MAX_QUESTIONS });

/** Seconds that each question was on the screen, as the page that counted last has it. */
export const secondsSpentSchema = ofQuestions(z.number().int().min(0).max(1_000_000));

const LAST_POSITION = 100_000;
const positionSchema = z.number().int().min(0).max(LAST_POSITION);

const rangeSchema = documentedAs(z.tuple([positionSchema, positionSchema]), {
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: LAST_POSITION },
  minItems: 2,
  maxItems: 2,
});

function isInOrder(ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.every(([start, end], index) => start < end && start >= (ranges[index - 1]?.[1] ?? 0));
}

/** What a child leaves on the screen beside the answers, kept so that another device shows it too. */
export const attemptUiStateSchema = z.object({
  /** Rises with each change, so that a late message never overwrites a newer one. */
  version: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** The question on the screen. */
  current: idSchema.optional(),
  /** Questions to come back to. */
  flagged: z.array(idSchema).max(MAX_QUESTIONS),
  /** Letters of the options that were ruled out, by question. */
  eliminated: ofQuestions(z.array(z.enum(GAP_LETTERS)).max(GAP_LETTERS.length)),
  /**
   * What is highlighted in each passage, as `[start, end)` in characters of its text, in order and apart; under the id
   * of the first question of the test that has this passage.
   */
  highlights: ofQuestions(
    z.array(rangeSchema).max(MAX_HIGHLIGHTS).refine(isInOrder, 'Highlights stand in order and apart.'),
  ),
  secondsSpent: secondsSpentSchema,
});

export type AttemptUiState = z.infer<typeof attemptUiStateSchema>;
export type SecondsSpent = z.infer<typeof secondsSpentSchema>;
