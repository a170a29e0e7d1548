import { screen, within } from '@testing-library/react';
import type { DailyPractice } from '@wattle/contract/daily-practice';
import type { AttemptReview, AttemptSummary } from '@wattle/contract/results';
import type { WritingSummary } from '@wattle/contract/writings';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';
import { ID, reviewIs } from './review-api';

export { aLowReview, ID, NEW_QUESTIONS, PATH, right, unanswered, writing, wrong } from './review-api';

/** A child looks at this result, beside others of its own. */
export async function show(
  review: AttemptReview,
  others: AttemptSummary[] = [],
  texts: WritingSummary[] = [],
  practice?: DailyPractice,
  shown: Parameters<typeof renderRemote>[2] = {},
) {
  signInAs('student');
  reviewIs(review, others, texts, practice);
  const view = renderRemote(routes, `/student-dashboard/attempts/${ID}`, shown);
  await screen.findByRole('region', { name: 'Result' });
  return view;
}

/** The same with the styles of the page, for tests of what they hide. */
export const showStyled = (review: AttemptReview) => show(review, [], [], undefined, { isStyled: true });

export const question = (name: string) => within(screen.getByRole('article', { name }));
