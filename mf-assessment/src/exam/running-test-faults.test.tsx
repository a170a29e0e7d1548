import { screen } from '@testing-library/react';
import { anAnswer, aQuestionPayload } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiResponds, apiReturns } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { choose, pass, user } from '../../test/pass-time';
import { OPEN, SUBMIT, take } from '../../test/take-test';

test('a test that another page has taken over is opened again with the answers of that page', async () => {
  const { test: opened, tell } = await take({ activePageId: PAGE_ID });
  tell({ activePageId: 'other' });
  await pass(16);
  const answers = [anAnswer(opened.questions[0]?.id ?? '', { selectedAnswer: 'D' })];
  apiReturns(OPEN, { ...opened, activePageId: PAGE_ID, answers });
  tell({ activePageId: PAGE_ID });
  await user.click(screen.getByRole('button', { name: 'Go on here' }));
  expect(await screen.findByRole('radio', { name: /^D/ })).toBeChecked();
  expect(apiCalls(OPEN).at(-1)?.path).toContain(`pageId=${PAGE_ID}`);
  expect(apiCalls(OPEN).at(-1)?.path).toContain(`attemptId=${opened.attemptId}`);
});

test('an answer is sent in a way that outlives the page', async () => {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    requests.push(request instanceof Request ? request.clone() : new Request(request, init));
    return fetch(request, init);
  };
  const { saved } = await take();
  await choose('B');
  await pass(1);
  expect(requests.find(({ url }) => url.endsWith(saved))?.keepalive).toBe(true);
});

test('an answer whose request never gets a response is given up and sent again @long', async () => {
  const { saved } = await take();
  apiHangs(saved, {});
  await choose('B');
  await pass(1);
  expect(apiCalls(saved)).toHaveLength(1);
  apiResponds(saved, ({ body }) =>
    Response.json({ state: 'open', serverTime: new Date().toISOString(), ...(body as object) }),
  );
  await pass(20);
  expect(apiCalls(saved)).toHaveLength(2);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('of a test that this browser no longer knows a sentence leads on', async () => {
  const { saved } = await take();
  apiReturns(saved, { message: 'This browser has no such test. Please go back to your tests.' }, 404);
  await choose('B');
  await pass(5);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This browser no longer knows this testYour answers cannot be submitted from here. Start again with your email address for a new test.',
  );
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/freeassesment');
});

test('when the time is up, a test of an unknown subject leads back', async () => {
  expectComplaints(/^Invalid category$/);
  await take({ seconds: 5, questions: [aQuestionPayload({ subject: 'Writing' })] });
  await pass(6);
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Your test could not be submitted');
  expect(screen.getByRole('link', { name: 'Back to the tests' })).toHaveAttribute('href', '/test-assesment-books');
  expect(apiCalls(SUBMIT)).toEqual([]);
});
