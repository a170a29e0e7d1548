import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DailyPractice } from '@wattle/contract/daily-practice';
import { anAttemptSummary, anOpenAttemptSummary, anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import '@wattle/exam-player/testing';
import { apiCalls, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { aPlan, aPractice, daysAgo, duePractice, open, section } from '../../test/open-dashboard';
import { ID } from '../../test/review-api';
import { aReturnedText, aText, textsAre } from '../../test/texts-api';

type Finished = ReturnType<typeof anAttemptSummary>;

const DONE: WeeklyPlan['items'] = [
  { id: 'weekly-test', doneBy: 'test' },
  { id: 'practice', subject: 'Reading', doneBy: 'tick' },
];

const ratio = (overrides: Partial<Finished> = {}) =>
  anAttemptSummary({
    submittedAt: daysAgo(10),
    perCategory: [
      { subject: 'Maths', category: 'Ratio', correct: 1, total: 4 },
      { subject: 'Maths', category: 'Time', correct: 2, total: 4 },
      { subject: 'Maths', category: 'Chance', correct: 0, total: 2 },
    ],
    ...overrides,
  });
const practised = () =>
  anAttemptSummary({ kind: 'practice', topic: 'Ratio', submittedAt: daysAgo(1), perCategory: [] });

describe('the next step', () => {
  it('is a text that came back, after a test that is under way and before the practice of today', async () => {
    open();
    const title = 'You find a letter in the pocket of a coat that you bought. …';
    textsAre(
      aReturnedText({ attemptId: '1'.repeat(24), returnedAt: daysAgo(3) }),
      aReturnedText({ attemptId: '2'.repeat(24), title }),
      aText(),
    );
    apiReturns('practice/today', duePractice());
    const text = await section('Your text “You find a letter in the pocket of a coat that you bought. …” came back');
    const link = text.getByRole('link', { name: 'Read what came back' });
    expect(link).toHaveAttribute('href', `/student-dashboard/attempts/${'2'.repeat(24)}/writing/${'e'.repeat(24)}`);
    const green = screen.getAllByRole('link').filter(({ className }) => className === link.className);
    expect(green).toEqual([link]);
    expect(screen.getByRole('link', { name: 'Start today’s 3' })).toBeVisible();
    expect(screen.queryByText('Your next step')).not.toBeInTheDocument();
  });

  it.each<[string, WeeklyPlan['items'], Finished[], string, string, string, RegExp]>([
    [
      'the weekly test, of a child who is new',
      [{ id: 'weekly-test' }, { id: 'practice' }],
      [],
      'Weekly test, Maths',
      'Start weekly Maths',
      '/test/weekly-test/maths',
      /shows what is good to practise/,
    ],
    [
      'the subject of the weakest topic',
      [DONE[0], { id: 'practice', subject: 'Reading', topic: 'Inference' }] as WeeklyPlan['items'],
      [ratio()],
      'Reading test',
      'Start Reading',
      '/test/subject-test/reading',
      /^Inference was the hardest/,
    ],
    [
      'a subject that was never tried, where any will do',
      [DONE[0], { id: 'practice' }] as WeeklyPlan['items'],
      [anAttemptSummary({ subject: 'Reading' })],
      'Maths test',
      'Start Maths',
      '/test/subject-test/maths',
      /Any other subject counts, too/,
    ],
    [
      'the weakest topic, when the plan is done; two questions may be chance',
      DONE,
      [ratio()],
      'Five questions: Ratio',
      'Start five questions',
      '/test/practise/maths?topic=Ratio',
      /^Your plan for this week is done, so this is a bonus\. Ratio: 1 of 4 right/,
    ],
    [
      'the next one after a topic that was practised this week',
      DONE,
      [ratio(), practised()],
      'Five questions: Time',
      'Start five questions',
      '/test/practise/maths?topic=Time',
      /Time: 2 of 4 right/,
    ],
    [
      'a practice test, when all goes well',
      DONE,
      [anAttemptSummary({ perCategory: [] })],
      'Practice test',
      'Start practice test',
      '/practice-test',
      /a bit of each subject/,
    ],
  ])('is %s', async (_what, items, finished, title, button, path, why) => {
    open(...finished);
    apiReturns('test/weekly-plan', aPlan({ items }));
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent('Your next step');
    const [first] = screen.getAllByRole('link', { name: button });
    expect(first).toHaveAttribute('href', path);
    expect(screen.getByText(why)).toBeVisible();
    const green = screen.getAllByRole('link').filter(({ className }) => className === first?.className);
    expect(green).toEqual([first]);
  });

  it('needs no plan', async () => {
    open(ratio());
    apiUnreachable('test/weekly-plan');
    expect(await screen.findByRole('link', { name: 'Start five questions' })).toBeVisible();
    expect(screen.getByText('Ratio: 1 of 4 right in the last four weeks.')).toBeVisible();
  });
});

describe('the practice of today', () => {
  const show = (practice: DailyPractice, ...attempts: Parameters<typeof open>) => {
    open(...attempts);
    apiReturns('practice/today', practice);
  };

  it.each<[string, DailyPractice, string, (string | RegExp)[], string | undefined]>([
    [
      'is due: how much, why, and one button',
      duePractice(),
      '3 questions, about four minutes',
      ['Finding details · Ratio · Speed', /^You missed or guessed these before/, /nothing piles up/],
      'Start today’s 3',
    ],
    [
      'is under way: what is left of it',
      duePractice({ state: 'open', answered: 2, minutes: 1, attemptId: ID }),
      'Today’s practice: 2 of 3 done',
      ['About a minute left. It waits where you left it.'],
      'Continue',
    ],
    [
      'is done: what comes next, and nothing more is asked for',
      aPractice({ state: 'done', nextDay: '2026-03-16' }),
      'That’s all for today',
      [/^The next questions come on Monday,? 16 March\.$/, /^Weekly test, Maths\./],
      undefined,
    ],
    [
      'is free',
      aPractice({ state: 'free-day', nextDay: '2026-03-13' }),
      'Today is free',
      ['The next questions come tomorrow.'],
      undefined,
    ],
    [
      'is free on the day of the exam',
      aPractice({ state: 'free-day', testDay: '2026-03-12', nextDay: '2026-03-13' }),
      'Today is free',
      [/^It is the day of the exam/],
      undefined,
    ],
  ])('%s', async (_what, practice, title, words, button) => {
    show(practice, ratio());
    const card = await section(title);
    for (const each of words) expect(card.getByText(each)).toBeVisible();
    const links = card.getAllByRole('link');
    expect(links).toHaveLength(1);
    if (button) {
      const path = practice.attemptId ? `/test/practise?attemptId=${practice.attemptId}` : '/test/practise';
      expect(card.getByRole('link', { name: button })).toHaveAttribute('href', path);
    } else expect(links[0]).toHaveAttribute('href', '/test/weekly-test/maths');
    expect(screen.queryByText('Your next step')).not.toBeInTheDocument();
  });

  it('leaves the first place to a test that is under way, and is listed once', async () => {
    show(
      duePractice({ state: 'open', answered: 1, attemptId: ID }),
      anOpenAttemptSummary(),
      anOpenAttemptSummary({ attemptId: ID, kind: 'practice', subject: undefined }),
    );
    const resume = await screen.findByRole('link', { name: /^Resume Weekly/ });
    const next = screen.getByRole('link', { name: 'Continue' });
    expect(resume.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(next.className).not.toBe(resume.className);
    expect(screen.queryByText(/^Practice of/)).not.toBeInTheDocument();
  });

  it('that cannot be had leaves the plan’s next step', async () => {
    open();
    apiUnreachable('practice/today');
    expect(await section('Weekly test, Maths')).toBeDefined();
  });

  it('counts down to the exam in weeks, marks free days, and goes into a calendar', async () => {
    show(aPractice({ testDay: '2026-04-11' }), anAttemptSummary({ submittedAt: daysAgo(1) }));
    expect(await screen.findByText('The exam is in 4 weeks')).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Days of this week' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...['MonMonday', 'TueTuesday', 'WedWednesday: done', 'ThuThursday', 'FriFriday'],
      ...['SatSaturdayFree', 'SunSundayFree'],
    ]);
    expect(days[3]).toHaveAttribute('aria-current', 'date');
    apiUnreachable('practice/calendar');
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(shownNotices()).toEqual(['The calendar could not be loaded. Please try again.']));
  });
});

it('the practice of today is fetched ahead, and opens without network', async () => {
  const worker = { controller: {}, ready: Promise.resolve({ active: { postMessage: () => undefined } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(globalThis, 'caches', {
    value: { open: async () => ({}), keys: async () => [] },
    configurable: true,
  });
  const ahead = 'practice/today/questions';
  apiReturns(ahead, anOpenTest({ questions: [aQuestionPayload()], deadline: undefined }));
  open(anAttemptSummary({ submittedAt: daysAgo(1) }));
  apiReturns('practice/today', duePractice());
  await waitFor(() => expect(apiCalls(ahead).map(({ path }) => path)).toEqual([`${ahead}?ahead=true`]));
  apiUnreachable(ahead);
  await userEvent.click(screen.getByRole('link', { name: 'Start today’s 3' }));
  expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});
