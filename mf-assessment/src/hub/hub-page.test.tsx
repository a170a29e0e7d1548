import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FreeScores } from '@wattle/contract/free-tests';
import '@wattle/design-system/testing';
import { visitorEmail } from '@wattle/platform';
import { apiCalls, apiReturns, apiUnreachable, renderRemote, shownNotices } from '@wattle/platform/testing';
import { aFreeReport } from '../../test/a-free-report';
import { DETAILS, email, noScores } from '../../test/free-test-api';
import routes from '../routes';

const SEND = 'freeassesment/send-user-details';
const CHECK = 'freeassesment/checkReadingTestAlreadyConduct';

async function open(scores: Partial<FreeScores> = {}) {
  visitorEmail.write(email);
  apiReturns(DETAILS, { user: { ...noScores, ...scores } });
  const view = renderRemote(routes, '/test-assesment-books');
  await screen.findByRole('heading', { name: 'Your three tests' });
  return view;
}

const finished = { reading_score: 7, maths_score: 0, thinking_skills_score: 10 };
const button = (name: string) => screen.getByRole('button', { name });

test.each<[string, Partial<FreeScores>, string, RegExp]>([
  ['Reading first', {}, 'Start Reading', /^Take them one after the other/],
  ['then Maths @long', { reading_score: 0 }, 'Start Mathematical Reasoning', /^One down, two to go/],
  ['then Thinking Skills', { reading_score: 7, maths_score: 5 }, 'Start Thinking Skills', /^Two down, one to go/],
  ['then the report', finished, 'Submit Result', /^All three are done/],
])('%s, and it says where one stands', async (_what, scores, enabled, intro) => {
  await open(scores);
  expect(screen.getByText(intro)).toBeVisible();
  const steps = screen.getAllByRole('listitem').map((step) => within(step).getByRole('button'));
  expect(steps).toHaveLength(4);
  const names = steps.filter((step) => !step.hasAttribute('disabled'));
  expect(names.map((step) => step.getAttribute('aria-label') ?? step.textContent)).toEqual([enabled]);
});

test('a step that waits keeps the label of its button and says why', async () => {
  await open();
  expect(button('Start Mathematical Reasoning')).toHaveTextContent('Start');
  expect(button('Start Mathematical Reasoning')).toHaveAccessibleDescription('after Reading');
  expect(button('Start Thinking Skills')).toHaveAccessibleDescription('after Mathematical Reasoning');
  expect(button('Submit Result')).toHaveAccessibleDescription('after all three tests');
  expect(screen.getByText('Your report')).toBeVisible();
});

test('says what happens on another device, whoever asks', async () => {
  await open();
  expect(screen.getByText(/The same address on another device starts a fresh assessment/)).toBeVisible();
});

test('a finished test reads Completed, and its score waits for the end', async () => {
  await open({ reading_score: 7, maths_score: 0 });
  expect(button('Reading: Completed')).toHaveTextContent('Completed');
  expect(screen.getAllByText('Finished. All three scores come at the end.')).toHaveLength(2);
  expect(screen.queryByText(/of 10 right/)).not.toBeInTheDocument();
});

test('starts a test after the server has agreed', async () => {
  apiReturns(CHECK, { navigate: true, message: '' });
  const { router } = await open();
  await userEvent.click(button('Start Reading'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/questions-page/randomReadingQuestions'));
});

test.each([
  [
    'the server message when it is done already',
    () => apiReturns(CHECK, { navigate: false, message: 'Done last week.' }),
    'Done last week.',
  ],
  [
    'the catalogue sentence when it is done already @long',
    () => apiReturns(CHECK, { navigate: false, message: '' }),
    'This test is already completed.',
  ],
  ['a sentence when the check fails', () => apiUnreachable(CHECK), 'An error occurred. Please try again.'],
])('a test that cannot start warns with %s', async (_what, prepare, warning) => {
  prepare();
  await open();
  await userEvent.click(button('Start Reading'));
  await waitFor(() => expect(shownNotices()).toEqual([warning]));
});

async function sendResults() {
  await userEvent.click(button('Submit Result'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Send the results?' }));
  expect(dialog.getByText(/goes to meera@example.com/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
}

test('asks before it sends the results, then forgets the address, returns to the start and shows them there', async () => {
  apiReturns(SEND, { message: 'On their way.' }, 202);
  apiReturns('freeassesment/report', aFreeReport());
  const { router } = await open(finished);
  await sendResults();
  expect(await screen.findByRole('heading', { level: 1, name: '17 of 30 right' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/freeassesment');
  expect(screen.getByText('On their way.')).toBeVisible();
  expect(shownNotices()).toEqual([]);
  expect(visitorEmail.read()).toBeNull();
});

test('who goes back after sending the results sees them again', async () => {
  apiReturns(SEND, { message: 'On their way.' }, 202);
  apiReturns('freeassesment/report', aFreeReport());
  const { router } = await open(finished);
  await sendResults();
  await screen.findByRole('heading', { name: '17 of 30 right' });
  await act(() => router.navigate('/test-assesment-books'));
  expect(await screen.findByRole('heading', { name: '17 of 30 right' })).toBeVisible();
  expect(shownNotices()).toEqual([]);
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
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
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
  expect(await screen.findAllByText('Finished. All three scores come at the end.')).toHaveLength(3);
});
