import type { Generation } from '@wattle/contract/generation';

type Kind = Generation['kind'];

/** Sentences as published (docs/published.md, screens and sentences). */
export const WAIT: Record<Kind, string> = {
  questions: 'Please wait for a few seconds while the questions are being generated...',
  extract: 'Please wait for few seconds while the extract questions are being generated...',
};
export const CALL_FAILED: Record<Kind, string> = {
  questions: 'No text found for this extractId in the selectively_extract table. Please try again.',
  extract: 'Failed to generate extract questions. Please try again.',
};
export const FAILED = 'Failed to generate extract questions. Please try again.';

export const NOT_CONFIGURED = 'Question generation is not configured.';
export const NOT_STARTED = 'The request did not reach Wattle, and nothing was generated. Please try again.';
export const CANCEL_FAILED = 'The generation could not be cancelled. Please try again.';
export const TEST_SERVER = 'Questions come from the test server, which makes them by rules without a model.';
