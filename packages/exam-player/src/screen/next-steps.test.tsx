import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  anAwayServer,
  aServer,
  aTest,
  choose,
  confirmSubmit,
  NOT_FOUND,
  networkBack,
  pass,
  play,
  press,
  type Submit,
  submitNever,
} from '../../test/play';
import type { ExamPhase } from '../attempt/attempt-state';
import { PAGE_ID } from '../page-id';

const refuse = () => jest.fn<Submit>().mockRejectedValue({ status: 422, data: { message: 'No.' } });

const aNamedTest = () => aTest({ activePageId: PAGE_ID });

/** Every phase of an attempt; those without a control of their own go on by themselves. */
const COVERED: Record<ExamPhase['name'], 'has a control' | 'goes on by itself'> = {
  answering: 'has a control',
  confirming: 'has a control',
  resting: 'has a control',
  superseded: 'has a control',
  refused: 'has a control',
  attemptNotFound: 'has a control',
  submitting: 'goes on by itself',
  autoSubmitting: 'goes on by itself',
  submitted: 'goes on by itself',
};

/** Brings a test into each of its phases, and names the control that leads on from there. */
const PHASES: [string, () => Promise<void>, string][] = [
  ['answering', async () => void play(aTest()), 'Submit'],
  [
    'answering after a failure @long',
    async () => {
      play(aTest(), anAwayServer());
      await confirmSubmit();
    },
    'Submit',
  ],
  [
    'answering after a refusal',
    async () => {
      play(aTest(), { submit: refuse() });
      await confirmSubmit();
    },
    'Submit',
  ],
  [
    'confirming',
    async () => {
      play(aTest());
      await press('Submit');
    },
    'Back to the test',
  ],
  [
    'superseded',
    async () => {
      play(aNamedTest(), aServer({ activePageId: 'other' }));
      await pass(16);
    },
    'Go on here',
  ],
  [
    'superseded while the list of keys is open @long',
    async () => {
      play(aNamedTest(), aServer({ activePageId: 'other' }));
      await press('Keyboard');
      await pass(16);
    },
    'Go on here',
  ],
  [
    'refused while the list of keys is open @long',
    async () => {
      play(aTest({ seconds: 2 }), { submit: refuse() });
      await press('Keyboard');
      await pass(3);
    },
    'Back to the tests',
  ],
  [
    'superseded while a submission was asked for @long',
    async () => {
      const server = anAwayServer();
      play(aNamedTest(), server);
      await confirmSubmit();
      Object.assign(server, { isAway: false });
      server.status.activePageId = 'other';
      await pass(6);
    },
    'Go on here',
  ],
  [
    'resting',
    async () => {
      play(aTest(), aServer({ breakUntil: new Date(Date.now() + 60_000).toISOString() }));
      await pass(16);
    },
    'Go on with the test',
  ],
  [
    'refused',
    async () => {
      play(aTest({ seconds: 2 }), { submit: refuse() });
      await pass(3);
    },
    'Back to the tests',
  ],
  [
    'attemptNotFound',
    async () => {
      play(aTest(), { save: () => Promise.reject(NOT_FOUND) });
      await choose('B');
      await pass(1);
    },
    'Start again',
  ],
];

it('the table has every phase in which the child decides', () => {
  const decided = Object.entries(COVERED).flatMap(([name, way]) => (way === 'has a control' ? name : []));
  expect(decided.filter((name) => !PHASES.some(([phase]) => phase.startsWith(name)))).toEqual([]);
});

/** What a modal covers cannot be pressed. */
function isInert(element: Element): boolean {
  const modals = [...document.querySelectorAll('dialog[open]')];
  return modals.length > 0 && !modals.at(-1)?.contains(element);
}

it.each(PHASES)('a test that is %s has a control that leads on, and nothing covers it', async (_phase, bring, name) => {
  await bring();
  const controls = [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })];
  expect(controls).not.toEqual([]);
  for (const control of controls) {
    expect(control).toBeEnabled();
    expect(isInert(control)).toBe(false);
  }
});

describe('a test that waits behind an overlay goes on by itself:', () => {
  it.each([
    ['submitting', 600, confirmSubmit, undefined],
    ['time is up', 2, () => pass(3), undefined],
    ['time is up without a network', 2, () => pass(3), new Error('away')],
    ['time is up without a log-in', 2, () => pass(3), { status: 401, data: {} }],
    ['time is up on a busy server', 2, () => pass(3), { status: 503, retryAfter: '600' }],
  ])('%s', async (_phase, seconds, bring, error) => {
    const submit = error === undefined ? submitNever() : jest.fn<Submit>().mockRejectedValueOnce(error);
    const { router } = play(aTest({ seconds }), { submit });
    await bring();
    expect(screen.getByRole('dialog', { name: /Submitting your test/ })).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
    if (error === undefined) return;
    submit.mockResolvedValue();
    await networkBack();
    expect(router.state.location.pathname).toBe('/result');
  });
});
