import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiReturns, signInAs } from '@wattle/platform/testing';
import { choose, open, resultOf, take } from '../../test/take-test';

const OPEN = 'test/topic/Maths';
const url = '/test/practise/maths?topic=Ratio%20%26%20rate';

test('asks a few questions of one topic without a clock, and leads to the result', async () => {
  const { router, test } = await take({ deadline: undefined }, url, OPEN);
  const SUBMIT = `attempts/${test.attemptId}/submit`;
  apiReturns(SUBMIT, {});
  expect(apiCalls(OPEN)[0]?.path).toBe(`${OPEN}?topic=Ratio+%26+rate&pageId=${PAGE_ID}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Practice: Ratio & rate' })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await choose('B');
  expect(screen.getByRole('link', { name: 'Stop for now' })).toHaveAttribute('href', '/student-dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Question 2, not answered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Review and submit' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
});

test.each([
  ['are none in the bank', { message: 'No questions found.' }, 404, 'No questions found. Please try again later.'],
  ['are none in the test', anOpenTest({ questions: [] }), 200, 'No questions to submit.'],
])('a topic of which there %s says so', async (_what, body, status, sentence) => {
  signInAs('student');
  apiReturns(OPEN, body, status);
  open(url);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each(['/test/practise/maths', '/test/practise/latin?topic=Time'])('%s is no topic', (path) => {
  signInAs('student');
  open(path);
  return screen.findByRole('heading', { name: 'Unknown topic' });
});

test('the practice of today is opened, and its address names it', async () => {
  const today = 'practice/today/questions';
  const { router, test } = await take({ deadline: undefined, feedback: true }, '/test/practise', today);
  expect(apiCalls(today)[0]?.path).toBe(`${today}?pageId=${PAGE_ID}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Today’s practice' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?attemptId=${test.attemptId}`);
});

test('the practice of today that is done says so', async () => {
  signInAs('student');
  apiReturns('practice/today/questions', { message: 'That’s all for today.' }, 409);
  open('/test/practise');
  expect(await screen.findByText('That’s all for today.')).toBeVisible();
});
