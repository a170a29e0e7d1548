import type { Generation } from '@wattle/contract/generation';
import { PLACE_NAMES, type PlaceFormat } from '@wattle/contract/question-format';

export const NOT_CONFIGURED = 'Question generation is not configured.';

/** Published sentences (docs/published.md, sentences). */
export const NO_EXTRACT = 'No text found for this extractId in the selectively_extract table. Please try again.';
export const FAILED: Record<Generation['kind'], string> = {
  questions: 'Failed to generate questions. Please try again.',
  extract: 'Failed to generate extract questions. Please try again.',
};

/** A gap or a blank alone is useless. */
export function needsItsSet(format: PlaceFormat): string {
  const name = PLACE_NAMES[format];
  return `A ${name} belongs to its set: generate a new text with its ${name}s.`;
}

export const CANCELLED = 'The generation was cancelled, and nothing was stored.';
export const ENDED_HALF_WAY = 'The generation ended half way. Please start it again.';

export function endSentence(kind: Generation['kind'], stored: number, refused: number): string {
  if (stored === 0) return refused === 0 ? FAILED[kind] : 'No question passed the checks. Please try again.';
  const first = stored === 1 ? '1 question was generated.' : `${stored} questions were generated.`;
  if (refused === 0) return first;
  return refused === 1 ? `${first} 1 did not pass the checks.` : `${first} ${refused} did not pass the checks.`;
}
