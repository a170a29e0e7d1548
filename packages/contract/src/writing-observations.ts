import { textRangeSchema } from './writing-marks';
import { z } from './zod';

/** From how much on something is noticed in a child's text. */
export const NOTICED = {
  longSentenceWords: 35,
  alikeOpenings: 5,
  wordUses: 9,
  /** A text of fewer words may well be one paragraph. */
  oneParagraphWords: 100,
} as const;

/**
 * What a program notices in a child's text, without judging it: the same word misspelt twice is one observation.
 * `fullStop` stands at the word after which it is missing, `sameOpening` at the first words of the sentences.
 */
export const observationSchema = z.object({
  kind: z.enum(['spelling', 'capital', 'fullStop', 'longSentence', 'sameOpening', 'oneParagraph', 'repeatedWord']),
  places: z.array(textRangeSchema),
});

export type WritingObservation = z.infer<typeof observationSchema>;
