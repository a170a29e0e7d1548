import { jest } from '@jest/globals';
import type { SaveAnswers, SavedAnswer } from '@wattle/contract/attempts';
import { OPTION_LETTERS } from '@wattle/contract/constants';
import fc from 'fast-check';
import { attemptSlice } from '../src/attempt/attempt.slice';
import type { OpenTestAttempt } from '../src/attempt/attempt-options';
import type { AttemptState } from '../src/attempt/attempt-state';
import { createAttemptStore } from '../src/attempt/attempt-store';
import { isHeld, isLocked, type Submission, unsentOf } from '../src/attempt/selectors';
import { modelServer, NETWORKS, type Network } from './model-server';
import { aTest, SENTENCES } from './play';

const { checkAsked, chosen, flagToggled, movedTo, submitAsked, submitCancelled, submitConfirmed } =
  attemptSlice.actions;

/** Long enough to end by the child's submission, or so short that the time runs out. */
const LENGTHS = [600, 45];
const letter = fc.constantFrom(...OPTION_LETTERS);
const index = fc.nat({ max: 2 });

/** What may happen to an attempt. */
const events = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ name: fc.constant('choose' as const), index, letter }) },
    {
      weight: 6,
      arbitrary: fc.record({ name: fc.constant('pass' as const), ms: fc.integer({ min: 100, max: 9_000 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ name: fc.constant('network' as const), network: fc.constantFrom(...NETWORKS) }),
    },
    { weight: 2, arbitrary: fc.record({ name: fc.constant('mark' as const), index }) },
    { weight: 2, arbitrary: fc.record({ name: fc.constant('check' as const), index }) },
    { weight: 2, arbitrary: fc.constant({ name: 'submit' as const }) },
    { weight: 1, arbitrary: fc.constant({ name: 'cancelSubmit' as const }) },
    { weight: 1, arbitrary: fc.record({ name: fc.constant('otherPage' as const), index, letter }) },
    {
      weight: 1,
      arbitrary: fc.record({ name: fc.constant('moreTime' as const), ms: fc.integer({ min: 1, max: 30_000 }) }),
    },
    { weight: 1, arbitrary: fc.constant({ name: 'reload' as const }) },
    { weight: 1, arbitrary: fc.record({ name: fc.constant('storage' as const), isForbidden: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ name: fc.constant('sleep' as const), ms: fc.integer({ min: 2_500, max: 90_000 }) }),
    },
    { weight: 1, arbitrary: fc.constant({ name: 'hide' as const }) },
    { weight: 1, arbitrary: fc.constant({ name: 'return' as const }) },
    { weight: 1, arbitrary: fc.constant({ name: 'otherPageSubmits' as const }) },
  ),
  { maxLength: 30 },
);
/** What every run tries first. */
const answerWithout = (network: Network): Happening[] => [
  { name: 'network', network },
  { name: 'choose', index: 0, letter: 'B' },
  ...Array<Happening>(6).fill({ name: 'pass', ms: 9_000 }),
];
export const EXAMPLES: [number, Happening[]][] = NETWORKS.flatMap((network) => [
  [600, answerWithout(network).slice(0, 3)],
  [600, [...answerWithout(network), { name: 'otherPageSubmits' }]],
  [45, answerWithout(network)],
]);

type Happening = typeof events extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** One child on one page, and what must hold at every moment. */
function takeTest(seconds: number) {
  // No test of the product has both a clock and feedback; here what both do to an answer is tried at once.
  const first: OpenTestAttempt = aTest({ seconds, feedback: true });
  const server = modelServer(first);
  const questionIds = first.questions.map(({ id }) => id);
  /** The last choice of each question on this page. */
  const chosenLast = new Map<string, SavedAnswer>();
  /** The newest version that this page was told of, and the one that it sent last. */
  const told = new Map<string, number>();
  const sent = new Map<string, number>();
  let isStorageForbidden = false;
  let { store, stop } = open();

  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (isStorageForbidden) throw new DOMException('forbidden', 'SecurityError');
    setItem.apply(this, item);
  });

  function open() {
    const test = server.open();
    for (const { questionId, version } of test.answers) told.set(questionId, version);
    const opened = createAttemptStore({
      current: {
        test,
        title: 'Test',
        testName: 'test',
        category: 'test',
        owner: 'student',
        sentences: SENTENCES,
        showResult: () => undefined,
        endpoints: {
          ...server.endpoints,
          save: async (changes: SaveAnswers) => {
            expectNewest(changes.answers);
            const response = await server.endpoints.save(changes);
            if ('data' in response) for (const each of response.data.answers) told.set(each.questionId, each.version);
            return response;
          },
          submit: (submission: Submission) => {
            expectNewest(submission.responses);
            return server.endpoints.submit(submission);
          },
        },
      },
    });
    let before = opened.getState();
    opened.subscribe(() => {
      const state = opened.getState();
      for (const id of questionIds) {
        expect(versionOf(state, id)).toBeGreaterThanOrEqual(versionOf(before, id));
        const checked = before.answers[id];
        if (checked?.verdict) expect(state.answers[id]).toMatchObject({ ...checked, version: expect.any(Number) });
      }
      before = state;
    });
    return { store: opened, stop: opened.start() };
  }

  /** Nothing older follows what was sent, or what the server has confirmed. */
  function expectNewest(answers: readonly { questionId: string; version?: number | undefined }[]): void {
    for (const { questionId, version = 0 } of answers) {
      expect(version).toBeGreaterThanOrEqual(sent.get(questionId) ?? 0);
      expect(version).toBeGreaterThanOrEqual(told.get(questionId) ?? 0);
      sent.set(questionId, version);
    }
  }

  function choose(questionId: string, choice: (typeof OPTION_LETTERS)[number]): void {
    const wasLocked = isLocked(store.getState()) || isHeld(store.getState(), questionId);
    store.dispatch(chosen({ questionId, letter: choice }));
    const answer = store.getState().answers[questionId];
    // A submission whose response was lost has ended the test.
    if (wasLocked || !answer || isLocked(store.getState()) || server.submittedBy) return;
    expect(answer.selectedAnswer).toBe(choice);
    chosenLast.set(questionId, answer);
  }

  function reload(): void {
    window.dispatchEvent(new Event('pagehide'));
    const { saving, confirmed } = store.getState();
    stop();
    if (!saving.isOnDevice || isStorageForbidden) {
      // Then the screen has said that this page must be kept open.
      sent.clear();
      for (const [id, { version }] of chosenLast) {
        if (version > (confirmed.answers[id] ?? 0)) chosenLast.delete(id);
      }
    }
    ({ store, stop } = open());
    for (const [id, { version }] of chosenLast) expect(versionOf(store.getState(), id)).toBeGreaterThanOrEqual(version);
  }

  async function happen(event: Happening): Promise<void> {
    const { dispatch } = store;
    switch (event.name) {
      case 'choose':
        return choose(questionIds[event.index] ?? '', event.letter);
      case 'pass':
        await jest.advanceTimersByTimeAsync(event.ms);
        return;
      case 'network':
        return setNetwork(event.network);
      case 'mark':
        dispatch(movedTo(event.index));
        dispatch(flagToggled(questionIds[event.index] ?? ''));
        return;
      case 'check':
        dispatch(checkAsked(questionIds[event.index] ?? ''));
        return;
      case 'submit':
        dispatch(submitAsked());
        dispatch(submitConfirmed());
        return;
      case 'cancelSubmit':
        dispatch(submitAsked());
        dispatch(submitCancelled());
        return;
      case 'otherPage':
        server.activePageId = 'other';
        // Of two choices in the same millisecond a submission keeps either.
        await jest.advanceTimersByTimeAsync(1);
        if (!server.submittedBy) {
          server.put({ questionId: questionIds[event.index] ?? '', selectedAnswer: event.letter, version: Date.now() });
        }
        await jest.advanceTimersByTimeAsync(1);
        return;
      case 'moreTime':
        server.deadlineMs += event.ms;
        return;
      case 'reload':
        return server.submittedBy ? undefined : reload();
      case 'storage':
        isStorageForbidden = event.isForbidden;
        return;
      case 'sleep':
        jest.setSystemTime(Date.now() + event.ms);
        return;
      case 'hide':
        window.dispatchEvent(new Event('pagehide'));
        return;
      case 'return':
        document.dispatchEvent(new Event('visibilitychange'));
        return;
      case 'otherPageSubmits':
        // From then on it refuses what this page saves (409).
        server.submittedBy ??= 'other page';
    }
  }

  function setNetwork(network: Network): void {
    const wasAway = ['down', 'hanging', 'lost'].includes(server.network);
    server.network = network;
    // Nothing tells a page that the server itself is well again.
    if (wasAway && network === 'up') window.dispatchEvent(new Event('online'));
  }

  /** The network is back for good: everything comes to its end. */
  async function bringToEnd(): Promise<void> {
    setNetwork('up');
    await jest.advanceTimersByTimeAsync(40_000);
    const running = store.getState();
    if (['answering', 'superseded'].includes(running.phase.name)) expectAllSaved(running);
    if (running.phase.name === 'answering') {
      await happen({ name: 'submit' });
      await jest.advanceTimersByTimeAsync(5_000);
    } else if (running.phase.name !== 'superseded') {
      await jest.advanceTimersByTimeAsync(Math.max(0, server.deadlineMs - Date.now()) + 60_000);
    }
    const { phase } = store.getState();
    stop();
    expect(['submitted', 'superseded']).toContain(phase.name);
    if (!['server', 'other page'].includes(server.submittedBy ?? '')) expectHeld();
    if (phase.name === 'submitted') expect(Object.keys(localStorage)).toEqual([]);
  }

  function expectAllSaved(state: AttemptState): void {
    expect(unsentOf(state)?.answers ?? []).toEqual([]);
    expectHeld();
  }

  /** The server has the last choice of each question, or a later one of the other page. */
  function expectHeld(): void {
    for (const [id, { version, selectedAnswer }] of chosenLast) {
      const held = server.held.get(id);
      // A check whose response was lost counts over what was chosen later.
      if (held?.verdict) continue;
      expect(held?.version).toBeGreaterThanOrEqual(version);
      if (held?.version === version) expect(held.selectedAnswer).toBe(selectedAnswer);
    }
  }

  return { happen, bringToEnd, stop: () => stop() };
}

function versionOf({ answers }: AttemptState, questionId: string): number {
  return answers[questionId]?.version ?? 0;
}

/** Whatever happens, an attempt loses no choice, replaces nothing by something older, and comes to its end. */
export const attemptModel = fc.asyncProperty(fc.constantFrom(...LENGTHS), events, async (seconds, happenings) => {
  localStorage.clear();
  const { happen, bringToEnd, stop } = takeTest(seconds);
  try {
    for (const each of happenings) await happen(each);
    await bringToEnd();
  } finally {
    stop();
    jest.clearAllTimers();
    jest.restoreAllMocks();
  }
});
