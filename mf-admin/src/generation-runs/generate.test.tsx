import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import type { BankQuestion } from '@wattle/contract/bank';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import {
  aDoneGeneration,
  aGeneration,
  anItem,
  GENERATE,
  GENERATE_EXTRACT,
  generationIs,
  runIs,
  startedId,
  startTakesLong,
  WAIT,
} from '../../test/a-generation';
import { aBankQuestion, bankHas } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { openList } from '../../test/open-list';
import { button, press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const card = () => screen.findByRole('region', { name: 'Generation' });
async function focus(name: string) {
  const element = await button(name);
  act(() => element.focus());
}
let question: BankQuestion;

beforeEach(() => {
  signInAs('admin');
  question = aBankQuestion({ question: 'When is the third tram?' });
  bankHas([question]);
  bankShows(question);
  generationIs();
});

const rowOf = ({ question: text }: BankQuestion) =>
  screen.findByRole('row', { name: new RegExp(`${text?.replace(/[?+]/g, '.')}`) });

/** Presses Generate in the list; the API works on it until the returned function is called. */
async function generate() {
  const generatedQuestions = [aBankQuestion({ type: 'Generated' })];
  const respond = startTakesLong(GENERATE, {
    success: true,
    message: '4 questions were generated.',
    generatedQuestions,
  });
  const view = await openList();
  await press('Generate');
  const run = aGeneration({ id: await startedId(), parentId: question.id });
  runIs(run);
  return { ...view, run, respond, generatedQuestions };
}

test('the published alert stays until the questions are there, and the page leads to them', async () => {
  const { run, respond, router, generatedQuestions } = await generate();
  const asked = { originalQuestionId: question.id, subject: 'Maths', generationId: run.id };
  expect(apiCalls(GENERATE)[0]?.body).toEqual(asked);
  expect(await screen.findByText('Question 4: asked.')).toBeVisible();
  expect(screen.getByText(WAIT)).toBeVisible();
  runIs({ ...run, state: 'storing', items: run.items.map(() => anItem({ state: 'checked' })) });
  expect(await screen.findByText('4 of 4 passed the checks')).toBeVisible();
  expect(screen.getByText(WAIT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await act(async () => respond());
  runIs(aDoneGeneration({ id: run.id, parentId: question.id }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/questions/Maths/${question.id}`));
  expect(router.state.location.state).toEqual({ generatedQuestions });
  expect(shownNotices()).toEqual(['4 questions were generated.']);
  expect(screen.queryByText(WAIT)).toBeNull();
});

test('each question tells how far it is, and why it was refused', async () => {
  const { run } = await generate();
  const reason = 'Two options have the same value.';
  const items = [
    anItem({ state: 'checked' }),
    anItem({ state: 'checking' }),
    anItem({ round: 2, flaws: [{ check: 'oneKey', reason }] }),
    anItem({ state: 'refused', round: 3, flaws: [{ check: 'oneKey', reason }] }),
  ];
  runIs({ ...run, items, refused: 3 });
  const progress = within(await card());
  expect(await progress.findByText('Question 1: passed the checks.')).toBeVisible();
  expect(progress.getByText('Question 2: being checked.')).toBeVisible();
  expect(progress.getByText(`Question 3: asked again, round 2. ${reason}`)).toBeVisible();
  expect(progress.getByText(`Question 4: refused. ${reason}`)).toBeVisible();
  expect(progress.getByText('3 refused so far')).toBeVisible();
  expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
});

test('a second press starts nothing', async () => {
  startTakesLong();
  await openList();
  const pressed = await button('Generate');
  // Before the page has been rendered again.
  act(() => {
    pressed.click();
    pressed.click();
  });
  await startedId();
  await user.click(screen.getByRole('button', { name: 'Generate', busy: true }));
  expect(apiCalls(GENERATE)).toHaveLength(1);
});

test('while it runs, another question can be finalized, and the list is fetched again @long', async () => {
  const generated = aBankQuestion({ type: 'Generated' });
  bankHas([question, generated]);
  startTakesLong();
  await openList();
  await user.click(await within(await rowOf(question)).findByRole('button', { name: 'Generate' }));
  await startedId();
  apiReturns(`questions/update-question/${generated.id}`, { message: 'Question finalized successfully' });
  bankHas([question, { ...generated, type: 'Finalized', question: 'As the bank has it now.' }]);
  await user.click(within(await rowOf(generated)).getByRole('button', { name: 'Finalize' }));
  expect(await screen.findByRole('cell', { name: 'As the bank has it now.' })).toBeVisible();
});

test('the keyboard starts and cancels it', async () => {
  startTakesLong();
  await openList();
  await focus('Generate');
  await user.keyboard('{Enter}');
  const run = aGeneration({ id: await startedId(), parentId: question.id });
  runIs(run);
  await focus('Cancel');
  const message = 'The generation was cancelled, and nothing was stored.';
  runIs({ ...run, state: 'cancelled', endedAt: new Date().toISOString(), message });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(apiCalls(`generation/runs/${run.id}`).map(({ method }) => method)).toContain('DELETE');
  expect(await card()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('an extract leads to its own page', async () => {
  const reading = aBankQuestion({ subject: 'Reading' });
  apiReturns('questions/views-questions/Reading', { questions: [reading], page: 1, pages: 1, total: 1 });
  apiReturns('questions/topics/Reading', { topics: [] });
  bankShows(reading);
  const extractId = anId();
  startTakesLong(GENERATE_EXTRACT);
  const { router } = renderRemote(routes, '/view-questions/Reading');
  await press('Generate Extact + Questions');
  expect(
    await screen.findByText('Please wait for few seconds while the extract questions are being generated...'),
  ).toBeVisible();
  const id = await startedId(GENERATE_EXTRACT);
  runIs(aDoneGeneration({ id, kind: 'extract', subject: 'Reading', parentId: reading.id, extractId }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/readingQuestion/Reading/${reading.id}/${extractId}`),
  );
});

describe('a page that is left', () => {
  it('is not led back: a notice with a link tells the end', async () => {
    const { run, router } = await generate();
    await screen.findByText('Question 1: asked.');
    await act(() => router.navigate('/add-questionsBooks'));
    expect(await screen.findByText(WAIT)).toBeVisible();
    runIs(aDoneGeneration({ id: run.id, parentId: question.id }));
    const link = await screen.findByRole('link', { name: 'Show the questions' });
    expect(link).toHaveAttribute('href', `/questions/Maths/${question.id}`);
    expect(router.state.location.pathname).toBe('/add-questionsBooks');
    expect(screen.getByText('4 questions were generated.')).toBeVisible();
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Generation' })).toBeNull());
  });

  it('keeps the notice where the link opens another tab @long', async () => {
    const { run, router } = await generate();
    await act(() => router.navigate('/add-questionsBooks'));
    runIs(aDoneGeneration({ id: run.id, parentId: question.id }));
    const link = await screen.findByRole('link', { name: 'Show the questions' });
    // jsdom opens no tabs.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(screen.getByRole('region', { name: 'Generation' })).toBeVisible();
  });

  it('cancels nothing @long', async () => {
    const { run, router } = await generate();
    await screen.findByText('Question 1: asked.');
    await act(() => router.navigate('/elsewhere'));
    expect(apiCalls(`generation/runs/${run.id}`).every(({ method }) => method === 'GET')).toBe(true);
  });
});
