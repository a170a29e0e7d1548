import type { TypingResult } from '@wattle/contract/typing';
import { apiReturns } from '@wattle/platform/fake-api';
import { daysAgo, SERVER_TIME } from './dashboard-api';

export const TYPING = 'typing';

/** A minute of typing: 18 words, all but two characters right. */
export const aTypingResult = (overrides: Partial<TypingResult> = {}): TypingResult => ({
  at: daysAgo(1),
  seconds: 60,
  typed: 92,
  right: 90,
  ...overrides,
});

/** The API has these results of the child who is logged in, the newest first. */
export function typingResultsAre(...results: TypingResult[]): void {
  apiReturns(TYPING, { results, serverTime: SERVER_TIME });
}
