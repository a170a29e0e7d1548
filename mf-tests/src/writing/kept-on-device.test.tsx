import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Writing } from '@wattle/contract/writings';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { signIn, signOut } from '@wattle/platform';
import { apiCalls, apiResponds, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { aDraft, aWriting, TEXT_PATH, TEXT_URL, writingIs } from '../../test/writing-api';
import routes from '../routes';

const KEPT = 'Not saved yet, kept on this device. Wattle tries again by itself.';
const KEEP_OPEN = 'Not saved yet. Keep this page open. Wattle tries again by itself.';
const TEXT = 'The dor sang.';
const observations = [{ kind: 'spelling' as const, places: [{ start: 4, end: 7 }] }];

const STEPS = {
  draft: {
    calls: `${TEXT_PATH}/draft`,
    change: () =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Draft 2' }), { target: { value: 'The door.' } }),
    expectShown: () => expect(screen.getByRole('textbox', { name: 'Draft 2' })).toHaveValue('The door.'),
  },
  ideas: {
    calls: `${TEXT_PATH}/self-review`,
    change: () => fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement),
    expectShown: () => expect(screen.getAllByRole('radio')[2]).toBeChecked(),
  },
  noticed: {
    calls: `${TEXT_PATH}/accepted-words`,
    change: () => fireEvent.click(screen.getByRole('button', { name: 'It is right: “dor”' })),
    expectShown: () => expect(screen.queryByRole('button', { name: 'It is right: “dor”' })).toBeNull(),
  },
};

async function show(step: keyof typeof STEPS, overrides: Partial<Writing> = {}) {
  writingIs(aWriting({ draftTexts: [aDraft({ text: TEXT })], observations, ...overrides }));
  const view = renderRemote(routes, `${TEXT_URL}?step=${step}`);
  await screen.findByRole('heading', { level: 1, name: 'Look over your text' });
  return view;
}

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('wattle-unsaved-'));

let user: ReturnType<typeof signInAs>;
beforeEach(() => {
  user = signInAs('student');
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe.each([
  ['draft', 'draft'],
  ['ideas @long', 'ideas'],
  ['noticed @long', 'noticed'],
] as const)('what the step %s calls kept', (_title, name) => {
  const { calls, change, expectShown } = STEPS[name];

  it('is there again after a log-out, for the same child, and is sent then', async () => {
    apiUnreachable(calls);
    const { unmount } = await show(name);
    change();
    expect(await screen.findByText(KEPT)).toBeVisible();
    unmount();
    // It is tried once more as the page is left.
    await waitFor(() => expect(apiCalls(calls)).toHaveLength(2));
    act(() => signOut());
    act(() => void signIn({ access: 'access.2', refresh: 'refresh.2', user }));
    apiReturns(calls, { version: 1 });
    await show(name);
    expectShown();
    await waitFor(() => expect(apiCalls(calls).length).toBeGreaterThan(2));
  });

  it('is not called so where the device keeps nothing', async () => {
    apiUnreachable(calls);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await show(name);
    change();
    expect(await screen.findByText(KEEP_OPEN)).toBeVisible();
    expect(screen.queryByText(KEPT)).toBeNull();
  });
});

it('is sent when the page is left within the pause after the last letter, and no longer kept then', async () => {
  apiReturns(STEPS.draft.calls, { version: 1 });
  const { unmount } = await show('draft');
  STEPS.draft.change();
  unmount();
  await waitFor(() => expect(apiCalls(STEPS.draft.calls)).toMatchObject([{ body: { text: 'The door.' } }]));
  await waitFor(() => expect(copies()).toEqual([]));
});

const TICKED = { levels: { ideas: 2 }, evidence: {} };

it('is no longer kept once a save arrives that was under way when the page was left', async () => {
  let respond: (response: Response) => void = () => undefined;
  apiResponds(STEPS.ideas.calls, () => new Promise<Response>((resolve) => (respond = resolve)));
  const { unmount } = await show('ideas');
  STEPS.ideas.change();
  await waitFor(() => expect(apiCalls(STEPS.ideas.calls)).toHaveLength(1));
  unmount();
  expect(copies()).toHaveLength(1);
  respond(Response.json(aWriting({ selfReview: TICKED })));
  await waitFor(() => expect(copies()).toEqual([]));
});

it('gives way to what another device has saved since @long', async () => {
  apiUnreachable(STEPS.ideas.calls);
  apiUnreachable(STEPS.noticed.calls);
  const first = await show('ideas');
  STEPS.ideas.change();
  expect(await screen.findByText(KEPT)).toBeVisible();
  first.unmount();
  const second = await show('noticed');
  STEPS.noticed.change();
  expect(await screen.findByText(KEPT)).toBeVisible();
  second.unmount();
  await waitFor(() => expect(apiCalls(STEPS.noticed.calls)).toHaveLength(2));
  expect(copies()).toHaveLength(2);
  const calls = apiCalls().length;

  await show('ideas', { selfReview: { levels: { ideas: 0 }, evidence: {} }, acceptedWords: ['sang'] });
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  expect(copies()).toEqual([]);
  expect(
    apiCalls()
      .slice(calls)
      .filter(({ method }) => method === 'PUT'),
  ).toEqual([]);
});

it('goes on where an earlier tick has arrived and its response was lost @long', async () => {
  apiUnreachable(STEPS.ideas.calls);
  const { unmount } = await show('ideas');
  STEPS.ideas.change();
  expect(await screen.findByText(KEPT)).toBeVisible();
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  unmount();
  await show('ideas', { selfReview: TICKED });
  expect(screen.getAllByRole('radio')[1]).toBeChecked();
});

it('goes once its draft has a further one', async () => {
  apiUnreachable(STEPS.ideas.calls);
  const { unmount } = await show('ideas');
  STEPS.ideas.change();
  expect(await screen.findByText(KEPT)).toBeVisible();
  unmount();
  await show('ideas', { draftTexts: [aDraft({ text: TEXT }), aDraft({ number: 2, text: 'The door.' })] });
  expect(copies()).toEqual([]);
});

it('is said by no other page than those that are tried here, in the exam player (saving.test.tsx) and in the shell (send-waiting-work.test.ts) @long', () => {
  const sources = execFileSync(
    'git',
    ['grep', '-lE', "^[^*]*['`].*kept on (this|your) device", '--', '*.ts', '*.tsx'],
    {
      cwd: `${import.meta.dirname}/../../..`,
      encoding: 'utf8',
    },
  );
  expect(sources.split('\n').filter((file) => file && !/\.test\.|\/test\/|^e2e/.test(file))).toEqual([
    'mf-tests/src/writing/save-line.tsx',
    'packages/exam-player/src/screen/save-indicator.tsx',
    'shell/src/offline/send-waiting-work.ts',
  ]);
});
