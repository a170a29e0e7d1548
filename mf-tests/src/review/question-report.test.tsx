import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReport } from '@wattle/contract/question-reports';
import { anAttemptReview } from '@wattle/contract/testing';
import { apiCalls, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { question, show, wrong } from '../../test/show-review';

const card = () => question('The wrong one?');
const press = (name: RegExp | string) => userEvent.click(card().getByRole('button', { name }));
const choose = (name: string | RegExp) => userEvent.click(card().getByRole('radio', { name }));

function aReport(overrides: Partial<OwnReport> = {}): OwnReport {
  return { questionId: 'a'.repeat(24), reason: 'answer', reportedAt: '2026-11-20T02:00:00.000Z', ...overrides };
}

/** A result, in which this was reported of its question. */
async function showReported(report?: Partial<OwnReport>) {
  const review = anAttemptReview([wrong]);
  const questionId = review.questions[0]?.id ?? '';
  await show({ ...review, reports: report ? [aReport({ ...report, questionId })] : [] });
  return `attempts/${review.attemptId}/reports/${questionId}`;
}

test('a question that seems wrong is reported with a reason and a sentence', async () => {
  const path = await showReported();
  await press(/^This question seems wrong/);
  await choose('Two answers fit');
  await userEvent.click(card().getByRole('textbox', { name: /^In a sentence/ }));
  await userEvent.paste('B and C are the same.');
  apiReturns(path, aReport({ reason: 'two-answers', text: 'B and C are the same.' }));
  await press('Send');
  expect(await card().findByText('Reported: Two answers fit. “B and C are the same.”')).toBeVisible();
  expect(card().getByText('We will look at it. The answer comes here.')).toBeVisible();
  expect(card().getByRole('button', { name: /^Change what you reported/ })).toHaveFocus();
  expect(apiCalls(path).at(-1)).toMatchObject({
    method: 'PUT',
    body: { reason: 'two-answers', text: 'B and C are the same.' },
  });
});

test('it says what is missing: a reason, and a sentence where no reason fits', async () => {
  await showReported();
  await press(/^This question seems wrong/);
  await press('Send');
  expect(card().getByText('Choose what seems wrong.')).toBeVisible();
  await choose('Something else');
  await press('Send');
  expect(card().getByText('Write a sentence that says what seems wrong.')).toBeVisible();
});

test('without a connection nothing is lost', async () => {
  const path = await showReported();
  await press(/^This question seems wrong/);
  await choose('The answer seems wrong');
  await userEvent.click(card().getByRole('textbox'));
  await userEvent.paste('It is C.');
  apiUnreachable(path);
  await press('Send');
  expect(
    await card().findByText('Your report was not sent. Check the connection, then press Send again.'),
  ).toBeVisible();
  expect(card().getByRole('textbox')).toHaveValue('It is C.');
});

test('an open report can be changed', async () => {
  await showReported({ reason: 'other', text: 'It is C.' });
  await press(/^Change what you reported/);
  expect(card().getByRole('radio', { name: 'Something else' })).toBeChecked();
  expect(card().getByRole('textbox')).toHaveValue('It is C.');
});

test.each([
  ['corrected', 'Thank you. We looked, and corrected the question: The key is C now.'],
  ['right', 'Thank you. We looked: The key is C now.'],
] as const)('what staff answer stands under the question (%s)', async (outcome, sentence) => {
  await showReported({ reply: { outcome, text: 'The key is C now.', at: '2026-11-21T02:00:00.000Z' } });
  expect(card().getByText(sentence)).toBeVisible();
  expect(screen.getByText('We looked')).toBeVisible();
});
