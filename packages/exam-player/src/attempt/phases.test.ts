import type { AttemptStatus } from '@wattle/contract/attempts';
import { aTest, SENTENCES } from '../../test/play';
import { PAGE_ID } from '../page-id';
import { attemptSlice } from './attempt.slice';
import type { AttemptState, ExamPhase } from './attempt-state';
import { restoreAttempt } from './restore';
import { currentOf } from './selectors';

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
  ['a choice', () => actions.chosen({ questionId: TEST.questions[0]?.id ?? '', letter: 'B' })],
])('%s changes nothing while the test is locked', (_what, event) => {
  const changed = Object.entries(PHASES).filter(([, phase]) => {
    const state = aState(phase);
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
