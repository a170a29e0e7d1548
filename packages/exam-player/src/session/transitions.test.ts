import { aServedQuestion } from '@wattle/contract/testing';
import type { ExamPhase, ExamState } from './exam-state';
import * as transition from './transitions';

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

const MARKS = { flagged: [], eliminated: {}, highlights: {} };

const aState = (phase: ExamPhase): ExamState => ({
  questions: [1, 2, 3].map(() => aServedQuestion()),
  current: 0,
  answers: {},
  marks: MARKS,
  phase,
});

const nameOf = (phase: ExamPhase) => Object.keys(PHASES).find((name) => expectSame(PHASES[name], phase));
const expectSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What follows in which phase; in every other one nothing happens. */
const FOLLOWING: [string, (state: ExamState) => ExamState, Record<string, string>][] = [
  [
    'submit is pressed',
    transition.submitAsked,
    { answering: 'confirming', [FAILED]: CONFIRMING_AGAIN, [GONE_ON]: CONFIRMING_ON },
  ],
  [
    'the child goes back to the test',
    (state) => transition.submitDeclined(state, 1),
    { confirming: 'answering', [CONFIRMING_AGAIN]: GONE_ON, [CONFIRMING_ON]: GONE_ON },
  ],
  [
    'the child confirms',
    transition.submitStarted,
    { confirming: 'submitting', [CONFIRMING_AGAIN]: 'submitting', [CONFIRMING_ON]: 'submitting' },
  ],
  ['the submission fails', (state) => transition.submitFailed(state, FAILURE), { submitting: FAILED }],
  ['the child goes on after that', transition.submitPostponed, { [FAILED]: GONE_ON }],
  [
    'the server answers again',
    transition.submitMended,
    { [FAILED]: 'submitting', [GONE_ON]: 'answering', [CONFIRMING_AGAIN]: 'confirming', [CONFIRMING_ON]: 'confirming' },
  ],
  [
    'another page is the active one',
    transition.superseded,
    { ...fromAnswering('superseded'), 'time-up': 'superseded' },
  ],
  [
    'the time is up',
    (state) => transition.closed(state, 'time-up'),
    { ...fromAnswering('time-up'), submitting: 'time-up' },
  ],
  [
    'the server takes no more',
    (state) => transition.closed(state, 'closed'),
    { ...fromAnswering('closed'), submitting: 'closed', superseded: 'closed' },
  ],
  ['there is more time', transition.timeExtended, { 'time-up': 'answering' }],
  ['the server refuses', (state) => transition.refused(state, 'No.'), { 'time-up': 'refused', closed: 'refused' }],
];

test.each(FOLLOWING)('when %s, the phase changes where that means something', (_event, follow, changes) => {
  const followed = Object.entries(PHASES).flatMap(([name, phase]) => {
    const state = aState(phase);
    const next = follow(state);
    return next === state ? [] : [[name, nameOf(next.phase)]];
  });
  expect(Object.fromEntries(followed)).toEqual(changes);
});

test('an attempt that the server does not know is over, unless it is submitted', () => {
  const names = Object.values(PHASES).map((phase) => transition.notFound(aState(phase), 'Gone.').phase.name);
  expect(names).toEqual([...Array(12).fill('attemptNotFound'), 'submitted']);
});

test.each([
  ['a move', (state: ExamState) => transition.movedTo(state, 2)],
  ['a mark', (state: ExamState) => transition.marked(state, { ...MARKS, flagged: ['one'] })],
])('%s changes nothing while the test is locked', (_what, change) => {
  const changed = Object.entries(PHASES).filter(([, phase]) => {
    const state = aState(phase);
    return change(state) !== state;
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
    expect(transition.answered(aState(phase), answer)).toMatchObject({ answers: { one: answer }, phase });
  }
});

test.each([
  [-1, 0],
  [1, 1],
  [9, 2],
])('a move to question %i ends at question %i', (index, expected) => {
  expect(transition.movedTo(aState({ name: 'answering' }), index).current).toBe(expected);
});
