import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OpenFreeTest } from '@wattle/contract/free-assessment';
import type { FreeScores } from '@wattle/contract/free-tests';
import '@wattle/design-system/testing';
import { visitorEmail } from '@wattle/platform';
import { apiCalls, apiHangs, apiReturns, renderRemote } from '@wattle/platform/testing';
import { DETAILS, mathsUnderWay as maths } from '../../test/free-test-api';
import { pass, user } from '../../test/pass-time';
import routes from '../routes';

const scores = { reading_score: 8, maths_score: null, thinking_skills_score: null };

const tell = (open: OpenFreeTest | undefined, user: FreeScores = scores) => apiReturns(DETAILS, { user, open });

async function openHub() {
  visitorEmail.write('meera@example.com');
  const view = renderRemote(routes, '/test-assesment-books');
  await screen.findByRole('heading', { name: 'Your three tests' });
  return view;
}

test('a test that is under way shows the time of the server, second by second', async () => {
  tell(maths(648));
  await openHub();
  const step = screen.getAllByRole('listitem')[1];
  expect(step).toHaveTextContent('4 of 10 answered, 10:48 left');
  await pass(60);
  expect(step).toHaveTextContent('4 of 10 answered, 9:48 left');
  expect(screen.getByText(/Mathematical Reasoning has/)).toHaveTextContent(
    'Mathematical Reasoning has 9:48 left. The clock goes on while you are on this page. Your four answers are saved.',
  );
});

test.each([
  [0, 'Your answers are saved as you go.'],
  [1, 'Your answer is saved.'],
  [10, 'Your ten answers are saved.'],
])('of %i answers it says that they are saved', async (answeredCount, sentence) => {
  tell(maths(648, answeredCount));
  await openHub();
  expect(screen.getByText(/Mathematical Reasoning has/)).toHaveTextContent(sentence);
});

test('it is continued after the server has agreed', async () => {
  tell(maths(648));
  apiReturns('freeassesment/checkMathTestAlreadyConduct', { navigate: true, message: '' });
  apiHangs('freeassesment/randomMathsQuestions', {});
  const { router } = await openHub();
  await user.click(screen.getByRole('button', { name: 'Continue Mathematical Reasoning' }));
  await pass(1);
  expect(router.state.location.pathname).toBe('/questions-page/randomMathsQuestions');
});

test('at zero it waits for the marks, and asks until they are there', async () => {
  tell(maths(3));
  await openHub();
  await pass(4);
  expect(screen.getByText('Time is up. Your answers are being marked.')).toBeVisible();
  const waiting = screen.getByRole('button', { name: 'Continue Mathematical Reasoning' });
  expect(waiting).toBeDisabled();
  expect(waiting).toHaveAccessibleDescription('the time is up');
  tell(undefined, { ...scores, maths_score: 3 });
  await pass(6);
  expect(screen.getByRole('button', { name: 'Mathematical Reasoning: Completed' })).toBeVisible();
  const asked = apiCalls(DETAILS).length;
  await pass(30);
  expect(apiCalls(DETAILS)).toHaveLength(asked);
});

test('at zero a hidden page asks, too', async () => {
  tell(maths(3));
  await openHub();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(4);
  const asked = apiCalls(DETAILS).length;
  tell(undefined, { ...scores, maths_score: 3 });
  await pass(6);
  expect(apiCalls(DETAILS).length).toBeGreaterThan(asked);
  jest.restoreAllMocks();
});

test('who comes back to the page sees what has happened meanwhile', async () => {
  tell(maths(648));
  await openHub();
  tell(undefined, { ...scores, maths_score: 6 });
  jest.setSystemTime(Date.now() + 700_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(screen.getByRole('button', { name: 'Mathematical Reasoning: Completed' })).toBeVisible();
});
