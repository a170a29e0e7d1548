import { FREE_TESTS } from '@wattle/contract/free-tests';
import { callsOf } from '../../support/free-calls';
import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';

/** An assessment whose three tests are submitted. */
async function finish(seat: Seat): Promise<void> {
  await seat.startAssessment('Year 5');
  for (const test of FREE_TESTS) await callsOf(seat.page, seat.email).submit(test);
  await seat.page.reload();
  await seat.see(seat.page.getByRole('button', { name: 'Submit Result' }));
}

export const ASSESSMENT_STATES: readonly State[] = [
  ['assessment/start', 'visitor', goto('/freeassesment')],
  ['assessment/start-empty', 'visitor', (seat) => seat.goto('/freeassesment').then(() => seat.press('Start'))],
  ['assessment/hub', 'visitor', (seat) => seat.startAssessment()],
  ['assessment/question', 'visitor', (seat) => seat.startAssessment().then(() => seat.startTest(FREE_TESTS[0]))],
  [
    'assessment/hub-under-way',
    'visitor',
    async (seat) => {
      await seat.startAssessment();
      await seat.startTest(FREE_TESTS[0]);
      await seat.answer('A');
      await seat.goto('/test-assesment-books');
    },
  ],
  [
    'assessment/question-failed',
    'visitor',
    async (seat) => {
      await seat.startAssessment();
      await seat.fail(/api\/(?!auth).*/);
      await seat.goto('/questions-page/reading');
      await seat.see(seat.page.getByRole('heading', { level: 1 }));
    },
  ],
  [
    'assessment/test-unknown',
    'visitor',
    async (seat) => {
      await seat.startAssessment();
      await seat.startTest(FREE_TESTS[0]);
      await seat.context.clearCookies();
      await seat.answer('B');
      await seat.see(seat.page.getByRole('heading', { name: 'This browser no longer knows this test' }));
    },
  ],
  [
    'assessment/send',
    'visitor',
    async (seat) => {
      await finish(seat);
      await seat.press('Submit Result');
      await seat.see(seat.page.getByRole('alertdialog'));
    },
  ],
  [
    'assessment/report-left-out',
    'visitor',
    async (seat) => {
      await seat.page.route(/api\/freeassesment\/report$/, async (route) => {
        const report = await (await route.fetch()).json();
        const tests = report.tests.map((test: object) => ({ ...test, notTried: 'Chance, Data and graphs, Time' }));
        await route.fulfill({ json: { ...report, tests } });
      });
      await finish(seat);
      await seat.sendResults();
    },
  ],
  ['assessment/report-sent', 'visitor', (seat) => finish(seat).then(() => seat.sendResults())],
  [
    'assessment/answers',
    'visitor',
    async (seat) => {
      await finish(seat);
      await seat.sendResults();
      await seat.press('See every answer explained');
      await seat.see(seat.page.getByText(/explained below/));
    },
  ],
  ['assessment/answers-refused', 'visitor', goto('/free-assessment/results#not-signed.by-anybody')],
  ['assessment/log-in-required', 'visitor', goto('/free-assessment')],
];
