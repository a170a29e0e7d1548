import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FreeScores } from '@wattle/contract';
import '@wattle/design-system/testing';
import { visitorEmail } from '@wattle/platform';
import { apiCalls, apiReturns, apiUnreachable, renderRemote, shownNotices } from '@wattle/platform/testing';
import routes from '../routes';

const DETAILS = 'freeassesment/userAssessmentDetails';
const SEND = 'freeassesment/send-user-details';
const email = 'meera@example.com';

async function open(scores: Partial<FreeScores> = {}) {
  visitorEmail.write(email);
  apiReturns(DETAILS, { user: { reading_score: null, maths_score: null, thinking_skills_score: null, ...scores } });
  const view = renderRemote(routes, '/test-assesment-books');
  await screen.findByRole('heading', { name: 'Your three tests' });
  return view;
}

const finished = { reading_score: 7, maths_score: 0, thinking_skills_score: 10 };
const button = (name: string) => screen.getByRole('button', { name });

test.each<[string, Partial<FreeScores>, string[]]>([
  ['Reading first', {}, ['Start Reading']],
  ['then Maths', { reading_score: 0 }, ['Start Mathematical Reasoning']],
  ['then Thinking Skills', { reading_score: 7, maths_score: 5 }, ['Start Thinking Skills']],
  ['then none', finished, []],
])('%s', async (_what, scores, enabled) => {
  await open(scores);
  const cards = screen.getAllByRole('listitem').map((card) => within(card).getByRole('button'));
  expect(cards.filter((card) => !card.hasAttribute('disabled')).map((card) => card.getAttribute('aria-label'))).toEqual(
    enabled,
  );
});

test('a finished test reads Completed and shows its score, also when that is nought', async () => {
  await open({ reading_score: 7, maths_score: 0 });
  expect(button('Reading: Completed')).toHaveTextContent('Completed');
  expect(screen.getByText('7 of 10 right')).toBeVisible();
  expect(screen.getByText('0 of 10 right')).toBeVisible();
});

test('starts a test after the server has agreed', async () => {
  apiReturns('freeassesment/checkReadingTestAlreadyConduct', { navigate: true, message: '' });
  const { router } = await open();
  await userEvent.click(button('Start Reading'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/questions-page/randomReadingQuestions'));
});

test.each([
  ['the server message', { navigate: false, message: 'Done last week.' }, 'Done last week.'],
  ['the catalogue sentence', { navigate: false, message: '' }, 'This test is already completed.'],
])('warns with %s when the test is done already', async (_what, answer, warning) => {
  apiReturns('freeassesment/checkReadingTestAlreadyConduct', answer);
  await open();
  await userEvent.click(button('Start Reading'));
  await waitFor(() => expect(shownNotices()).toEqual([warning]));
});

test('says so when the check fails', async () => {
  apiUnreachable('freeassesment/checkReadingTestAlreadyConduct');
  await open();
  await userEvent.click(button('Start Reading'));
  await waitFor(() => expect(shownNotices()).toEqual(['An error occurred. Please try again.']));
});

test('asks before it sends the results, then forgets the address and returns to the start', async () => {
  apiReturns(SEND, { message: 'On their way.' }, 202);
  const { router } = await open(finished);
  await userEvent.click(button('Submit Result'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Send the results?' }));
  expect(dialog.getByText(/goes to meera@example.com/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/freeassesment'));
  expect(shownNotices()).toEqual(['On their way.']);
  expect(visitorEmail.read()).toBeNull();
  expect(apiCalls(SEND)[0]?.body).toEqual({ email });
  expect(await screen.findByText(`Your results were sent to ${email}. Look in the spam folder too.`)).toBeVisible();

  await act(() => router.navigate('/test-assesment-books'));
  expect(await screen.findByText(/Your results were sent to/)).toBeVisible();
  expect(shownNotices()).toEqual(['On their way.']);
});

test('sends nothing before all tests are done, and says so', async () => {
  await open({ reading_score: 3 });
  expect(button('Submit Result')).toBeDisabled();
  expect(screen.getByText('Finish all three tests first.')).toBeVisible();
  expect(button('Submit Result')).toHaveAccessibleDescription('Finish all three tests first.');
});

test('sends nothing when the answer is no', async () => {
  await open(finished);
  await userEvent.click(button('Submit Result'));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(apiCalls(SEND)).toEqual([]);
});

test.each([
  ['the server message', () => apiReturns(SEND, { message: 'Enough for today.' }, 429), 'Enough for today.'],
  ['the catalogue sentence', () => apiUnreachable(SEND), 'An error occurred. Please try again.'],
])('shows %s when the results cannot be sent, and keeps the address', async (_what, prepare, sentence) => {
  prepare();
  await open(finished);
  await userEvent.click(button('Submit Result'));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(shownNotices()).toEqual([sentence]));
  expect(visitorEmail.read()).toBe(email);
});

test('without a stored address it says so and leads to the start', async () => {
  renderRemote(routes, '/test-assesment-books');
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
  expect(shownNotices()).toEqual(['No email found in localStorage.']);
});

test('offers to try again when the details cannot be had', async () => {
  visitorEmail.write(email);
  apiUnreachable(DETAILS);
  renderRemote(routes, '/test-assesment-books');
  expect(await screen.findByText('Failed to fetch assessment details.')).toBeVisible();
  apiReturns(DETAILS, { user: finished });
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('7 of 10 right')).toBeVisible();
});
