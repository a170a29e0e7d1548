import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import type { BankQuestion } from '@wattle/contract/bank';
import { apiCalls, apiResponds, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import {
  aDoneGeneration,
  aGeneration,
  anItem,
  GENERATE,
  generationIs,
  runIs,
  startedId,
  startTakesLong,
  WAIT,
} from '../../test/a-generation';
import { aBankQuestion, bankHas } from '../../test/bank';
import { openList } from '../../test/open-list';
import { button, press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const NOT_CONFIGURED = 'Question generation is not configured.';
const FACTS = `${NOT_CONFIGURED} Press Generate at a question to see what is missing.`;
let question: BankQuestion;

beforeEach(() => {
  signInAs('admin');
  question = aBankQuestion();
  bankHas([question]);
  generationIs();
});

async function generate() {
  const view = await openList();
  await press('Generate');
  return view;
}

describe('without a key', () => {
  it('the button explains itself, and asks for nothing', async () => {
    generationIs({ isConfigured: false });
    await openList();
    expect(await screen.findByText(FACTS)).toBeVisible();
    const generate = await button('Generate');
    expect(generate).toHaveAccessibleDescription(FACTS);
    act(() => generate.focus());
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: NOT_CONFIGURED });
    expect(dialog).toHaveTextContent('OPENAI_API_KEY');
    await user.keyboard('{Escape}');
    expect(generate).toHaveFocus();
    expect(apiCalls(GENERATE)).toEqual([]);
  });

  it('a call that is made all the same shows the sentence of the server @long', async () => {
    apiResponds(GENERATE, ({ body }) => {
      unknownRun((body as { generationId: string }).generationId);
      return Response.json({ success: false, statusCode: 503, message: NOT_CONFIGURED }, { status: 503 });
    });
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(NOT_CONFIGURED);
  });
});

function unknownRun(id: string) {
  apiReturns(
    `generation/runs/${id}`,
    { statusCode: 404, message: 'This generation is no longer kept. Please start a new one.' },
    404,
  );
}

test('tells how many generations are left today, and that the questions come from the test server', async () => {
  generationIs({ isTestServer: true, dailyCap: 200, usedToday: 12 });
  await openList();
  expect(
    await screen.findByText(/^Generations left today: 188 of 200\. Questions come from the test server/),
  ).toBeVisible();
});

test('a daily cap that is used up says when it goes on', async () => {
  const message = 'The 200 requests to the model of today are used up. Please try again tomorrow.';
  apiReturns(GENERATE, { success: false, statusCode: 429, message }, 429, { 'Retry-After': '3600' });
  const hourFromNow = () => {
    const inAnHour = new Intl.DateTimeFormat('en-AU', { hour: 'numeric' }).format(Date.now() + 3_600_000);
    return inAnHour.replace(/\D.*/, '');
  };
  const before = hourFromNow();
  await generate();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  // The hour may end in the middle of the test.
  expect(alert).toHaveTextContent(new RegExp(`${before}|${hourFromNow()}`));
  expect(alert).toHaveTextContent(/New ones can be started from .* on\./);
});

test.each([
  ['a call error', '', GENERATE, 'Maths', /^No text found for this extractId in the selectively_extract table\./],
  [
    'an extract',
    ' @long',
    'extract-generate-questions',
    'Reading',
    'Failed to generate extract questions. Please try again.',
  ],
] as const)(
  '%s without a sentence of the server shows the published one%s',
  async (_what, _mark, path, subject, sentence) => {
    apiReturns(path, {}, 422);
    apiReturns(`questions/views-questions/${subject}`, { questions: [question], page: 1, pages: 1, total: 1 });
    apiReturns(`questions/topics/${subject}`, { topics: [] });
    renderRemote(routes, `/view-questions/${subject}`);
    await user.click(await button(subject === 'Reading' ? 'Generate Extact + Questions' : 'Generate'));
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test.each([
  ['the server’s sentence @long', { success: false, message: 'The model is resting.' }, 'The model is resting.'],
  [
    'the published one @long',
    { success: false, message: '' },
    'Failed to generate extract questions. Please try again.',
  ],
])('a response that is unsuccessful shows %s', async (_what, body, sentence) => {
  apiResponds(GENERATE, ({ body: sent }) => {
    unknownRun((sent as { generationId: string }).generationId);
    return Response.json(body);
  });
  await generate();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await button('Start again')).toBeVisible();
});

test('a response that is unsuccessful leaves what became of each question, also after a reload', async () => {
  const message = 'No question passed the checks. Please try again.';
  apiResponds(GENERATE, ({ body }) => {
    const { generationId: id } = body as { generationId: string };
    const items = [anItem({ state: 'refused', flaws: [{ check: 'key', reason: 'Two options are right.' }] })];
    runIs(aDoneGeneration({ id, state: 'failed', message, refused: 12, items, parentId: question.id }));
    return Response.json({ success: false, message, generatedQuestions: [] });
  });
  await generate();
  const id = await startedId();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('12 refused so far')).toBeVisible();
  expect(screen.getByText('Question 1: refused. Two options are right.')).toBeVisible();
  expect(sessionStorage.getItem('wattle-generations')).toContain(id);
});

test('a generation that has failed says why, and can be started again', async () => {
  startTakesLong();
  await generate();
  const id = await startedId();
  const message = 'No question passed the checks. Please try again.';
  runIs(aDoneGeneration({ id, state: 'failed', message, parentId: question.id }));
  expect(await screen.findByText(message)).toBeVisible();
  await press('Start again');
  await waitFor(() => expect(apiCalls(GENERATE)).toHaveLength(2));
  expect(await startedId()).not.toBe(id);
  expect(await screen.findByText(WAIT)).toBeVisible();
});

test('a page that finds one that has ended waits for what the server says of it, and keeps the focus @long', async () => {
  startTakesLong();
  const { router } = await generate();
  const message = 'No question passed the checks. Please try again.';
  const run = aDoneGeneration({ id: await startedId(), state: 'failed', message, parentId: question.id });
  runIs(run);
  await screen.findByText(message);
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  apiResponds(`generation/runs/${run.id}`, () => released.then(() => Response.json(run)));
  await act(() => router.navigate('/admin-dashboard'));
  await screen.findByRole('heading', { name: 'Question bank' });
  expect(screen.queryByText(WAIT)).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  respond();
  expect(await screen.findByText(message)).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('one whose API died half way is marked, and can be started again @long', async () => {
  startTakesLong();
  await generate();
  const id = await startedId();
  runIs(aGeneration({ id, parentId: question.id }));
  await screen.findByText('Question 1: asked.');
  apiReturns(`generation/runs/${id}`, { statusCode: 503, message: 'Wattle is restarting.' }, 503);
  expect(await screen.findByText(/^Wattle cannot be reached\. The generation goes on/)).toBeVisible();
  const message = 'The generation ended half way. Please start it again.';
  runIs(aDoneGeneration({ id, state: 'failed', message, parentId: question.id }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await button('Start again')).toBeVisible();
});

describe('a connection that breaks during the wait', () => {
  it('is no end: the result is found by its name, and nothing is started twice', async () => {
    apiResponds(GENERATE, ({ body }) => {
      apiUnreachable(`generation/runs/${(body as { generationId: string }).generationId}`);
      throw new TypeError('Failed to fetch');
    });
    const { router } = await generate();
    expect(await screen.findByText(/^Wattle cannot be reached\./)).toBeVisible();
    expect(screen.getByText(WAIT)).toBeVisible();
    runIs(aDoneGeneration({ id: await startedId(), parentId: question.id }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/questions/Maths/${question.id}`));
    expect(apiCalls(GENERATE)).toHaveLength(1);
  });

  it('before the request has arrived is told @long', async () => {
    apiResponds(GENERATE, ({ body }) => {
      unknownRun((body as { generationId: string }).generationId);
      throw new TypeError('Failed to fetch');
    });
    await generate();
    expect(await screen.findByText(/^No text found for this extractId/)).toBeVisible();
    expect(await button('Start again')).toBeVisible();
  });
});

test('a cancel that does not reach the server is told, and the generation goes on @long', async () => {
  startTakesLong();
  await generate();
  const id = await startedId();
  runIs(aGeneration({ id, parentId: question.id }));
  const cancel = await button('Cancel');
  apiUnreachable(`generation/runs/${id}`);
  await user.click(cancel);
  expect(await screen.findByText('The generation could not be cancelled. Please try again.')).toBeVisible();
  runIs(aGeneration({ id, parentId: question.id }));
  await waitFor(() => expect(screen.queryByText(/^Wattle cannot be reached/)).toBeNull());
  expect(screen.getByText(WAIT)).toBeVisible();
});

test('two generations are followed side by side @long', async () => {
  const other = aBankQuestion();
  bankHas([question, other]);
  startTakesLong();
  await openList();
  for (const generate of await screen.findAllByRole('button', { name: 'Generate' })) await user.click(generate);
  await waitFor(() => expect(apiCalls(GENERATE)).toHaveLength(2));
  const dock = within(screen.getByRole('complementary', { name: 'Generations' }));
  expect(dock.getAllByText(WAIT)).toHaveLength(2);
});
