import type { AttemptStatus } from '@wattle/contract/attempts';
import { aTest, SENTENCES } from '../../test/play';
import { PAGE_ID } from '../page-id';
import { attemptSlice } from './attempt.slice';
import type { AttemptState, ExamPhase } from './attempt-state';
import { restoreAttempt } from './device';
import { currentOf, unsentOf } from './selectors';

const { reducer, actions } = attemptSlice;

const FAILURE = { fault: 'server', isRepeated: true } as const;

const PHASES: Record<string, ExamPhase> = {
  answering: { name: 'answering' },
  confirming: { name: 'confirming' },
  'answering after a failure': { name: 'answering', submitFailure: FAILURE },
  'answering on after a failure': { name: 'answering', submitFailure: { ...FAILURE, isRepeated: false } },
  'confirming after a failure': { name: 'confirming', submitFailure: FAILURE },
  'confirming on after a failure': { name: 'confirming', submitFailure: { ...FAILURE, isRepeated: false } },
  submitting: { name: 'submitting' },
  superseded: { name: 'superseded' },
  'time-up': { name: 'autoSubmitting', reason: 'time-up' },
  closed: { name: 'autoSubmitting', reason: 'closed' },
  refused: { name: 'refused', message: 'No.' },
  attemptNotFound: { name: 'attemptNotFound', message: 'Gone.' },
  submitted: { name: 'submitted' },
};

const FAILED = 'answering after a failure';
const GONE_ON = 'answering on after a failure';
const CONFIRMING_ON = 'confirming on after a failure';
const CONFIRMING_AGAIN = 'confirming after a failure';

const fromAnswering = (name: string) => ({
  answering: name,
  confirming: name,
  [FAILED]: name,
  [GONE_ON]: name,
  [CONFIRMING_AGAIN]: name,
  [CONFIRMING_ON]: name,
});

const TEST = aTest({ activePageId: PAGE_ID });

const aState = (phase: ExamPhase): AttemptState => ({ ...restoreAttempt({ test: TEST, sentences: SENTENCES }), phase });

const FIRST = TEST.questions[0]?.id ?? '';

/** Practice with feedback: A is chosen in the first question. */
const answered = (phase: ExamPhase): AttemptState => ({
  ...aState(phase),
  hasFeedback: true,
  answers: { [FIRST]: { questionId: FIRST, selectedAnswer: 'A', version: 5 } },
});

const told = (change: Partial<AttemptStatus> = {}): AttemptStatus => ({
  state: 'open',
  serverTime: TEST.serverTime,
  deadline: TEST.deadline,
  ...change,
});

const aMinuteTooLate = () =>
  actions.ticked({ monotonicMs: performance.now() + 660_000, wallMs: Date.now() + 660_000, isVisible: true });

const REFUSED: ExamPhase = {
  name: 'answering',
  submitFailure: { fault: 'refused', message: 'No.', isRepeated: false },
};

/** What keeps a submission that nobody asked for is told, and is no phase of its own. */
const nameOf = (phase: ExamPhase) =>
  Object.entries({ ...PHASES, 'answering after a refusal': REFUSED }).find(
    ([, each]) => JSON.stringify(each) === JSON.stringify({ ...phase, fault: undefined }),
  )?.[0];

type Event = ReturnType<(typeof actions)[keyof typeof actions]>;

/** What follows in which phase; in every other one nothing happens. */
const FOLLOWING: [string, () => Event, Record<string, string>][] = [
  [
    'submit is pressed',
    () => actions.submitAsked(),
    { answering: 'confirming', [FAILED]: CONFIRMING_AGAIN, [GONE_ON]: CONFIRMING_ON },
  ],
  [
    'the child goes back to the test',
    () => actions.submitCancelled(1),
    { confirming: 'answering', [CONFIRMING_AGAIN]: GONE_ON, [CONFIRMING_ON]: GONE_ON },
  ],
  [
    'the child confirms',
    () => actions.submitConfirmed(),
    { confirming: 'submitting', [CONFIRMING_AGAIN]: 'submitting', [CONFIRMING_ON]: 'submitting' },
  ],
  ['the submission fails', () => actions.submitFailed({ fault: 'server' }), { submitting: FAILED }],
  ['the child goes on after that', () => actions.movedTo(1), { [FAILED]: GONE_ON }],
  [
    'the server answers again, and there is time left',
    () => actions.statusReceived(told()),
    {
      [FAILED]: 'submitting',
      [GONE_ON]: 'answering',
      [CONFIRMING_AGAIN]: 'confirming',
      [CONFIRMING_ON]: 'confirming',
      'time-up': 'answering',
    },
  ],
  [
    'another page is the active one',
    () => actions.statusReceived(told({ activePageId: 'other' })),
    { ...fromAnswering('superseded'), 'time-up': 'superseded' },
  ],
  ['the time is up', aMinuteTooLate, { ...fromAnswering('time-up'), submitting: 'time-up' }],
  [
    'the server takes no more',
    () => actions.saveFailed({ fault: 'closed' }),
    { ...fromAnswering('closed'), submitting: 'closed', superseded: 'closed' },
  ],
  [
    'the server refuses',
    () => actions.submitFailed({ fault: 'refused', message: 'No.' }),
    { 'time-up': 'refused', closed: 'refused', submitting: 'answering after a refusal' },
  ],
];

test.each(FOLLOWING)('when %s, the phase changes where that means something', (_event, event, changes) => {
  const followed = Object.entries(PHASES).flatMap(([name, phase]) => {
    const next = nameOf(reducer(aState(phase), event()).phase);
    return next === name ? [] : [[name, next]];
  });
  expect(Object.fromEntries(followed)).toEqual(changes);
});

test('an attempt that the server does not know is over, unless it is submitted', () => {
  const gone = actions.submitFailed({ fault: 'attemptNotFound', message: 'Gone.' });
  const names = Object.values(PHASES).map((phase) => reducer(aState(phase), gone).phase.name);
  expect(names).toEqual([...Array(12).fill('attemptNotFound'), 'submitted']);
});

test.each([
  ['a move', () => actions.movedTo(2)],
  ['a mark', () => actions.flagToggled('one')],
  ['a choice', () => actions.chosen({ questionId: FIRST, letter: 'B' })],
  ['a check', () => actions.checkAsked(FIRST)],
])('%s changes nothing while the test is locked', (_what, event) => {
  const changed = Object.entries(PHASES).filter(([, phase]) => {
    const state = answered(phase);
    return reducer(state, event()) !== state;
  });
  expect(changed.map(([name]) => name)).toEqual([
    'answering',
    'confirming',
    FAILED,
    GONE_ON,
    CONFIRMING_AGAIN,
    CONFIRMING_ON,
  ]);
});

test('an answer that counts on the server is shown in every phase', () => {
  const answer = { questionId: 'one', selectedAnswer: 'C', version: 7 };
  for (const phase of Object.values(PHASES)) {
    const { answers } = reducer(aState(phase), actions.saved({ ...told(), answers: [answer] }));
    expect(answers).toMatchObject({ one: answer });
  }
});

test.each([
  [-1, 0],
  [1, 1],
  [9, 2],
])('a move to question %i ends at question %i', (index, expected) => {
  expect(currentOf(reducer(aState({ name: 'answering' }), actions.movedTo(index)))).toBe(expected);
});

describe('an answer that was checked', () => {
  const marked = { questionId: FIRST, selectedAnswer: 'A', correct_answer: 'B', correct: false };
  const checked = reducer(answered(PHASES.answering as ExamPhase), actions.checked(marked));
  const later = { questionId: FIRST, selectedAnswer: 'C', version: 9 };

  it.each([
    ['is chosen anew', actions.chosen({ questionId: FIRST, letter: 'C' })],
    ['is cleared', actions.cleared(FIRST)],
    ['is ruled out', actions.eliminated({ questionId: FIRST, letter: 'A', isEliminated: true })],
    ['is checked again', actions.checkAsked(FIRST)],
    ['comes late in a receipt', actions.saved({ ...told(), answers: [later] })],
  ])('stays as it is when it %s', (_what, event) => {
    const { answers, checks } = reducer(checked, event);
    expect(answers[FIRST]).toEqual({ questionId: FIRST, selectedAnswer: 'A', verdict: 'wrong', version: 5 });
    expect(checks[FIRST]).toEqual({ name: 'checked', marked });
  });

  it('counts over a later choice of this page, which is sent no more', () => {
    const state = reducer(answered(PHASES.answering as ExamPhase), actions.chosen({ questionId: FIRST, letter: 'C' }));
    const held = { questionId: FIRST, selectedAnswer: 'A', verdict: 'wrong' as const, version: 6 };
    const next = reducer(state, actions.saved({ ...told(), answers: [held] }));
    expect(next.answers[FIRST]).toMatchObject({ selectedAnswer: 'A', verdict: 'wrong' });
    expect(unsentOf(next)).toBeUndefined();
  });

  it('does not change while the check is on its way, and does again when that has failed', () => {
    const checking = reducer(answered(PHASES.answering as ExamPhase), actions.checkAsked(FIRST));
    const choose = actions.chosen({ questionId: FIRST, letter: 'C' });
    expect(reducer(checking, choose).answers[FIRST]).toMatchObject({ selectedAnswer: 'A' });
    const failed = reducer(checking, actions.checkFailed({ questionId: FIRST, message: 'No.' }));
    expect(reducer(failed, choose).answers[FIRST]).toMatchObject({ selectedAnswer: 'C' });
  });

  it('stays checked when the network is back; only a check that failed is forgotten', () => {
    const failed = reducer(checked, actions.checkFailed({ questionId: 'other', message: 'No.' }));
    expect(reducer(failed, actions.networkRestored()).checks).toEqual(checked.checks);
  });
});

test('nothing is checked in a test without feedback, nor a question without an answer', () => {
  const state = answered(PHASES.answering as ExamPhase);
  expect(reducer({ ...state, hasFeedback: false }, actions.checkAsked(FIRST)).checks).toEqual({});
  expect(reducer(state, actions.checkAsked(TEST.questions[1]?.id ?? '')).checks).toEqual({});
});
