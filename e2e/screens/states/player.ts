import type { Route } from '@playwright/test';
import { CLOZE } from '@wattle/contract/testing';
import { giveVoice } from '../../support/fake-voice';
import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';
import { submit } from './submit';

const EXTRACTS = `Before Sunrise

Extract A: From an interview with a baker

At two o’clock the city belongs to me, the possums and the woman who hoses down the fish market.

Extract B: From the diary of a twelve-year-old rower

5.10, alarm. 5.11, hated everybody. The river was black and smoking.

Extract C: From a book about birds

In the half-hour before sunrise, many birds sing louder and longer than at any other time of day.`;

/** Not every test of Reading has each format: its questions become these. */
const withQuestions = (served: readonly object[]) => async (route: Route) => {
  const response = await route.fetch();
  const test = await response.json();
  const questions = test.questions.map((question: object, index: number) => ({
    ...question,
    ...served[index % served.length],
  }));
  await route.fulfill({ response, json: { ...test, questions } });
};

/** New practice of a topic, in which answers are checked one by one. */
async function practise(seat: Seat, topic: string): Promise<void> {
  await seat.page.addInitScript(() => localStorage.setItem('wattle-exam-feedback', 'on'));
  await seat.openTest(`/test/practise/maths?topic=${topic}`);
}

/** Checks answers until one is wrong. */
async function checkUntilWrong(seat: Seat): Promise<void> {
  for (;;) {
    await seat.answer('B');
    await seat.press(/^Check/);
    await seat.see(seat.page.getByText(/right so far$/));
    if (await seat.page.getByRole('heading', { name: 'Not this time' }).isVisible()) return;
    await seat.next();
  }
}

/** What the server says of a test of a child to whom staff have granted it. */
async function withAllowances(seat: Seat, more: object = {}): Promise<void> {
  const told = { privileges: { readAloud: true, restBreaks: 10 }, breakSecondsLeft: 600, ...more };
  await seat.page.route(/\/api\/(test\/subject-test\/|attempts\/\w+\/)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...told } });
  });
}

export const PLAYER_STATES: readonly State[] = [
  ['player/ready', 'newcomer', goto('/test/subject-test/reading')],
  [
    'player/read-aloud',
    'newcomer',
    async (seat) => {
      await giveVoice(seat.page);
      await withAllowances(seat);
      await seat.openTest('/test/weekly-test/reading');
      await seat.press('Read aloud');
      await seat.press('Pause');
    },
  ],
  [
    'player/line-focus',
    'newcomer',
    async (seat) => {
      await seat.page.addInitScript(() => {
        for (const [name, value] of [
          ['spacing', 'wider'],
          ['lineFocus', 'on'],
        ]) {
          localStorage.setItem(`wattle-exam-${name}`, String(value));
        }
      });
      await seat.openTest('/test/subject-test/reading');
      await seat.page.mouse.move(300, 300);
    },
  ],
  [
    'player/rest-break',
    'newcomer',
    async (seat) => {
      await withAllowances(seat, { questions: [], breakUntil: new Date(Date.now() + 480_000).toISOString() });
      await seat.goto('/test/weekly-test/reading');
      await seat.see(
        seat.page.getByRole('heading', { name: 'Your clock has stopped' }).or(seat.page.getByText('Ready?')),
      );
      if (await seat.page.getByText('Ready?').isVisible()) await seat.press('Start');
      await seat.see(seat.page.getByRole('heading', { name: 'Your clock has stopped' }));
    },
  ],
  ['player/reading', 'newcomer', (seat) => seat.openTest('/test/subject-test/reading')],
  [
    'player/gap',
    'newcomer',
    (seat) => seat.openTest('/test/subject-test/reading').then(() => seat.findQuestion(seat.page.getByText(/gap \d/i))),
  ],
  [
    'player/cloze',
    'newcomer',
    async (seat) => {
      const served = CLOZE.map(({ correct_answer: _key, ...question }) => question);
      await seat.page.route(/\/api\/test\/subject-test\/reading/i, withQuestions(served));
      await seat.openTest('/test/subject-test/reading');
      await seat.press(/^Question 4: /);
    },
  ],
  [
    'player/extracts',
    'newcomer',
    async (seat) => {
      const extracts = { format: 'extracts', text: EXTRACTS };
      await seat.page.route(/\/api\/test\/subject-test\/reading/i, withQuestions([extracts]));
      await seat.openTest('/test/subject-test/reading');
      await seat.see(seat.page.getByRole('tab').or(seat.page.getByRole('region', { name: /^Extract A/ })));
    },
  ],
  ['player/maths', 'newcomer', (seat) => seat.openTest('/test/subject-test/maths')],
  [
    'player/picture',
    'newcomer',
    (seat) =>
      seat
        .openTest('/test/subject-test/maths')
        .then(() => seat.findQuestion(seat.page.getByRole('button', { name: /^Enlarge/ }))),
  ],
  [
    'player/picture-large',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      await seat.findQuestion(seat.page.getByRole('button', { name: /^Enlarge/ }));
      await seat.press(/^Enlarge/);
      await seat.page.keyboard.press('+');
    },
  ],
  [
    'player/picture-failed',
    'newcomer',
    async (seat) => {
      await seat.page.route(/api\/images/, (route) => route.abort());
      await seat.openTest('/test/subject-test/maths');
      await seat.findQuestion(seat.page.getByText('This picture did not load.'));
    },
  ],
  ['player/thinking-skills', 'newcomer', (seat) => seat.openTest('/test/subject-test/thinkingskills')],
  [
    'player/ready-practice',
    'newcomer',
    (seat) => seat.goto('/practice-test').then(() => seat.page.getByText('After each question').click()),
  ],
  [
    'player/today',
    'student',
    async (seat) => {
      await seat.openTest('/test/practise');
      await seat.answer('A');
    },
  ],
  ['player/feedback-hint', 'newcomer', (seat) => practise(seat, 'Chance').then(() => seat.press('Show a hint'))],
  ['player/feedback-wrong', 'newcomer', (seat) => practise(seat, 'Percentages').then(() => checkUntilWrong(seat))],
  [
    'player/feedback-offline',
    'newcomer',
    async (seat) => {
      await practise(seat, 'Time');
      await seat.answer('A');
      await seat.context.setOffline(true);
      await seat.press(/^Check/);
      await seat.see(seat.page.getByText(/^Checking needs the internet/));
    },
  ],
  ['player/writing', 'newcomer', (seat) => seat.openTest('/test/subject-test/writing')],
  ['player/display', 'newcomer', (seat) => seat.openTest('/test/subject-test/maths').then(() => seat.press('Display'))],
  ['player/submit', 'newcomer', (seat) => seat.openTest('/test/subject-test/maths').then(() => seat.press(/^Submit/))],
  [
    'player/offline',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      await seat.context.setOffline(true);
      await seat.answer('B');
      await seat.see(seat.page.getByText(/Not yet saved/));
    },
  ],
  [
    'player/all-questions',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      // A wide screen has the palette in its foot.
      const opener = seat.page.getByRole('button', { name: 'All questions' });
      if (await opener.isVisible()) await opener.click();
    },
  ],
  [
    'player/keys',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      await seat.page.keyboard.press('?');
      await seat.see(seat.page.getByRole('dialog', { name: 'Keyboard' }));
    },
  ],
  [
    'player/superseded',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      await seat.answer('B');
      await seat.see(seat.page.getByText('Saved', { exact: true }));
      const other = await seat.context.newPage();
      await other.goto(seat.page.url());
      await other.getByRole('radio', { name: /^C/ }).check();
      await other.getByText('Saved', { exact: true }).waitFor();
      await seat.answer('D');
      await seat.see(seat.page.getByRole('button', { name: 'Go on here' }));
      await other.close();
    },
  ],
  [
    'player/log-in-again',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/maths');
      await seat.fail(/api\//, 401);
      await seat.answer('B');
      await seat.see(seat.page.getByRole('dialog', { name: 'Please log in again to go on.' }));
    },
  ],
  [
    'player/start-failed',
    'newcomer',
    async (seat) => {
      await seat.goto('/test/weekly-test/maths');
      await seat.fail(/api\/(test|attempts)/, 422);
      await seat.press('Start');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
  [
    'player/not-opened',
    'newcomer',
    (seat) => seat.fail(/api\/(test|attempts)/).then(() => seat.goto('/test/weekly-test/maths')),
  ],
  ['player/no-such-test', 'newcomer', goto('/test/subject-test/latin')],
  [
    'player/submitting',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/thinkingskills');
      await seat.hold(/\/submi/);
      await submit(seat);
      await seat.see(seat.page.getByText(/^Submitting/));
    },
  ],
  [
    'player/submit-failed',
    'newcomer',
    async (seat) => {
      await seat.openTest('/test/subject-test/thinkingskills');
      await seat.fail(/\/submi/);
      await submit(seat);
    },
  ],
];
