import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AttemptSummary } from '@wattle/contract/results';
import { anAttemptSummary, anId, anOpenAttemptSummary } from '@wattle/contract/testing';
import { apiCalls, apiResponds, apiReturns } from '@wattle/platform/testing';
import { list, open, SERVER_TIME } from '../../test/open-dashboard';
import { openAttemptsOf } from '../attempts';
import { byUrgency } from './open-attempts';

const ID = anId();

describe('what is under way', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it.each([
    [0, 'Nothing written yet'],
    [1, 'Text begun'],
  ])('is told of a text in words: %i answered is "%s"', async (answeredCount, words) => {
    open(anOpenAttemptSummary({ kind: 'subject-test', subject: 'Writing', questionCount: 1, answeredCount }));
    const card = within(await screen.findByRole('region', { name: 'Under way' }));
    expect(card.getByText(words)).toBeVisible();
  });

  it('stands first, with what is done and what is left, and goes on where it was', async () => {
    open(anOpenAttemptSummary({ serverTime: SERVER_TIME }));
    const card = within(await screen.findByRole('region', { name: 'Under way' }));
    expect(card.getByRole('timer', { name: /^(12:00|11:\d\d) left$/ })).toBeVisible();
    expect(card.getByRole('heading', { name: 'Weekly test, Maths' })).toBeVisible();
    expect(card.getByText('9 of 17 answered')).toBeVisible();
    expect(card.getByRole('link', { name: 'Resume Weekly test, Maths' })).toHaveAttribute(
      'href',
      '/test/weekly-test/maths',
    );
  });

  it('is what the greeting speaks of before the first result', async () => {
    open(anOpenAttemptSummary());
    expect(await screen.findByText('Your test waits where you left it.')).toBeVisible();
  });

  it('says Resume at its start button too, and is the only green one', async () => {
    open(anOpenAttemptSummary(), anOpenAttemptSummary({ kind: 'subject-test', subject: 'Reading' }));
    expect(await screen.findByRole('link', { name: 'Resume weekly Maths' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Resume Reading' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Start mega Maths' })).toBeVisible();
    expect(screen.queryByText('Your next step')).not.toBeInTheDocument();
    const green = screen.getByRole('link', { name: 'Resume Weekly test, Maths' }).className;
    expect(screen.getAllByRole('link').filter(({ className }) => className === green)).toHaveLength(1);
    expect(screen.getByText('Its clock doesn’t stop, so it comes first.')).toBeVisible();
  });

  it.each<[string, Partial<AttemptSummary>, string]>([
    ['a combined practice test', { kind: 'practice-test', subject: undefined }, '/practice-test'],
    ['a practice test in a subject @long', { kind: 'practice-test' }, '/test/practice-test/maths'],
    ['a subject test @long', { kind: 'subject-test', subject: 'Thinking Skills' }, '/test/subject-test/thinkingskills'],
    ['a re-sit', { kind: 're-sit', resitOf: 'mega-test', attemptId: ID }, `/test/re-sit/${ID}?attemptId=${ID}`],
    [
      'practice of a topic',
      { kind: 'practice', topic: 'Ratio', attemptId: ID },
      `/test/practise/maths?topic=Ratio&attemptId=${ID}`,
    ],
    [
      'the practice of a day, where it has no card @long',
      { kind: 'practice', subject: undefined, attemptId: ID },
      `/test/practise?attemptId=${ID}`,
    ],
  ])('leads to %s', async (_what, overrides, path) => {
    open(anOpenAttemptSummary({ deadline: undefined, ...overrides }));
    const [resume] = await screen.findAllByRole('link', { name: /^Resume/ });
    expect(resume).toHaveAttribute('href', path);
    expect(screen.getByText('9 of 17 answered')).toBeVisible();
  });

  it('counts from the time of the server, whatever the clock of the device says', async () => {
    jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    open(anOpenAttemptSummary({ serverTime: SERVER_TIME, deadline: inSeconds(120) }));
    expect(await screen.findByRole('timer', { name: /^(2:00|1:\d\d) left$/ })).toBeVisible();
    await pass(70);
    expect(await screen.findByRole('timer', { name: /^0:[0-5]\d left$/ })).toBeVisible();
  });

  it('asks again when the time is up, also for the plan that it may have ticked, until the server has submitted it', async () => {
    const attempt = anOpenAttemptSummary({ serverTime: SERVER_TIME, deadline: inSeconds(30) });
    openAtServer(attempt);
    await screen.findByRole('timer', { name: /^0:[0-3]\d left$/ });
    await pass(31);
    expect(await screen.findByText('The time is up. Your answers are being submitted.')).toBeVisible();
    expect(screen.getByText('Submitting')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Resume Weekly test, Maths' })).not.toBeInTheDocument();
    await waitFor(() => expect(apiCalls('attempts').length).toBeGreaterThan(1));
    expect(apiCalls('test/weekly-plan').length).toBeGreaterThan(1);
    apiReturns('attempts', list(anAttemptSummary({ attemptId: attempt.attemptId, submittedAt: SERVER_TIME })));
    await pass(6);
    expect(await screen.findByRole('link', { name: 'Review Weekly test, Maths, today' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Under way' })).not.toBeInTheDocument();
  });

  it('is the one that ends soonest; the others are rows with their own times', async () => {
    openAtServer(
      anOpenAttemptSummary({ serverTime: SERVER_TIME, kind: 'mega-test', deadline: inSeconds(1_500) }),
      anOpenAttemptSummary({ serverTime: SERVER_TIME, kind: 'subject-test', deadline: undefined }),
      anOpenAttemptSummary({ serverTime: SERVER_TIME, deadline: inSeconds(60) }),
    );
    const area = within(await screen.findByRole('region', { name: 'Under way' }));
    expect(area.getByRole('heading', { level: 3 })).toHaveTextContent('Weekly test, Maths');
    const rows = within(area.getByRole('list', { name: 'Also under way' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Mega test, Maths9 of 17 answered, (25:00|24:\d\d) leftResume$/),
      'Maths9 of 17 answered, no clockResume',
    ]);
    await pass(61);
    expect(area.getByRole('heading', { level: 3 })).toHaveTextContent('Mega test, Maths');
    expect(area.getByRole('timer', { name: /^(24:00|23:\d\d) left$/ })).toBeVisible();
  });
});

/** The dashboard of a child whose server's clock goes on. */
function openAtServer(...attempts: AttemptSummary[]) {
  const openedAt = Date.now();
  open();
  apiResponds('attempts', () => {
    const serverTime = new Date(Date.parse(SERVER_TIME) + Date.now() - openedAt).toISOString();
    return Response.json({ attempts, serverTime });
  });
}

const inSeconds = (seconds: number) => new Date(Date.parse(SERVER_TIME) + seconds * 1_000).toISOString();

const NOW = Date.parse('2026-03-12T02:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const anAttempt = (startedAgo: number, endsIn?: number) =>
  anOpenAttemptSummary({ startedAt: at(-startedAgo), deadline: endsIn === undefined ? undefined : at(endsIn) });

test.each([
  ['what ends sooner', [anAttempt(60, 900), anAttempt(60, 300)], [300, 900]],
  ['a clock before none', [anAttempt(10), anAttempt(60, 1_800)], [1_800, undefined]],
  ['what is over, last', [anAttempt(1_300, -5), anAttempt(10), anAttempt(60, 30)], [30, undefined, 0]],
])('first comes %s', (_what, attempts, secondsLeft) => {
  expect(byUrgency(openAttemptsOf(attempts), NOW).map((each) => each.secondsLeft)).toEqual(secondsLeft);
});

test('of two without a clock the newer one comes first', () => {
  const [older, newer] = [anAttempt(7_200), anAttempt(60)];
  expect(byUrgency(openAttemptsOf([older, newer]), NOW).map(({ attempt }) => attempt)).toEqual([newer, older]);
});
