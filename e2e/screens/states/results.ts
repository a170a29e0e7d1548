import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';
import { openFirst } from './open-first';
import { submit } from './submit';

/** Answers the first questions of the test on the screen and submits it. */
async function submitSome(seat: Seat, letter: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await seat.answer(letter);
    await seat.next();
  }
  await submit(seat);
  await seat.page.waitForURL(/attempts/);
}

/** Answers all four parts of the practice test. */
async function takePractice(seat: Seat): Promise<void> {
  await seat.openTest('/practice-test');
  const text = seat.page.getByRole('textbox');
  while (!(await text.isVisible())) {
    await seat.answer('B');
    await seat.next();
  }
  await text.fill('The clouds were low, and the sea was grey. Then the wind came.');
  await submit(seat);
  await seat.page.waitForURL(/attempts/);
}

const MATHS = 'testType=weekly-test&category=Maths';

async function print(seat: Seat, search: string): Promise<void> {
  await seat.goto(`/paper?${search}`);
  await seat.press('Make the paper');
  await seat.see(seat.page.getByRole('region', { name: 'Page 1', exact: true }));
}

/** Says of a Reading question that it seems wrong. */
async function reportQuestion(seat: Seat): Promise<void> {
  await seat.openTest('/test/subject-test/reading');
  await submitSome(seat, 'A', 9);
  await seat.press(/^This question seems wrong/);
  await seat.page.getByText('Two answers fit').first().click();
  await seat.press('Send');
  await seat.press(/^Change what you reported/);
}

export const RESULT_STATES: readonly State[] = [
  [
    'results/some-right',
    'newcomer',
    (seat) => seat.openTest('/test/subject-test/maths').then(() => submitSome(seat, 'B', 12)),
  ],
  [
    'results/low',
    'newcomer',
    (seat) => seat.openTest('/test/subject-test/thinkingskills').then(() => submitSome(seat, 'A', 2)),
  ],
  ['results/practice', 'newcomer', takePractice],
  ['results/report', 'newcomer', reportQuestion],
  ['results/demo', 'student', (seat) => openFirst(seat, '/student-dashboard', /^(Review|See|Result)/)],
  ['results/not-found', 'student', goto('/student-dashboard/attempts/000000000000000000000000')],
  [
    'results/failed',
    'student',
    (seat) =>
      seat
        .fail(/api\/attempts\/[0-9a-f]{24}/)
        .then(() => openFirst(seat, '/student-dashboard', /^(Review|See|Result)/)),
  ],

  ['writing/my-writing', 'student', goto('/student-dashboard/writing')],
  ['writing/kind-of-text', 'student', goto('/student-dashboard/writing/advice-sheet')],

  ['paper/list', 'newcomer', goto('/paper')],
  ['paper/unknown', 'newcomer', goto('/paper/7K4X')],
  ['paper/printed', 'newcomer', (seat) => print(seat, MATHS)],
  ['paper/cover', 'newcomer', (seat) => print(seat, 'testType=full-test&category=Reading')],
  ['paper/answers', 'newcomer', (seat) => print(seat, MATHS).then(() => seat.press('Enter the answers'))],

  ['exam-day/plan', 'newcomer', goto('/exam-day')],
  ['exam-day/failed', 'newcomer', (seat) => seat.fail(/api\/exam-day/).then(() => seat.goto('/exam-day'))],
  [
    'exam-day/part-waits',
    'newcomer',
    async (seat) => {
      await seat.goto('/exam-day');
      await seat.press('Begin');
      await seat.see(seat.page.getByRole('button', { name: 'Start Reading' }));
    },
  ],
];
