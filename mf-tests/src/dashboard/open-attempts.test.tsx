import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AttemptSummary } from '@wattle/contract';
import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { apiCalls, apiResponds, apiReturns } from '@wattle/platform/testing';
import { list, open, SERVER_TIME } from '../../test/open-dashboard';

describe('what is under way', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it('stands first, with what is done and what is left, and goes on where it was', async () => {
    open(anOpenAttemptSummary({ serverTime: SERVER_TIME }));
    const [first] = await screen.findAllByRole('listitem');
    const card = within(first as HTMLElement);
    expect(card.getByText('In progress')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Weekly test, Maths' })).toBeVisible();
    expect(card.getByText('9 of 17 answered, 12 minutes left')).toBeVisible();
    expect(card.getByRole('link', { name: 'Resume Weekly test, Maths' })).toHaveAttribute(
      'href',
      '/test/weekly-test/maths',
    );
  });

  it('is what the greeting speaks of before the first result', async () => {
    open(anOpenAttemptSummary());
    expect(await screen.findByText('Your test waits where you left it.')).toBeVisible();
  });

  it('says Resume at its start button too', async () => {
    open(anOpenAttemptSummary(), anOpenAttemptSummary({ kind: 'subject-test', subject: 'Reading' }));
    expect(await screen.findByRole('link', { name: 'Resume Weekly test' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Resume Reading' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Start Mega test' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Maths' })).toBeVisible();
  });

  it.each<[string, Partial<AttemptSummary>, string]>([
    ['a combined practice test', { kind: 'practice-test', subject: undefined }, '/practice-test'],
    ['a practice test in a subject', { kind: 'practice-test' }, '/test/practice-test/maths'],
    ['a subject test', { kind: 'subject-test', subject: 'Thinking Skills' }, '/test/subject-test/thinkingskills'],
    ['a re-sit', { kind: 're-sit', resitOf: 'mega-test', attemptId: 'a'.repeat(24) }, `/test/re-sit/${'a'.repeat(24)}`],
  ])('leads to %s', async (_what, overrides, path) => {
    open(anOpenAttemptSummary({ deadline: undefined, ...overrides }));
    const [resume] = await screen.findAllByRole('link', { name: /^Resume/ });
    expect(resume).toHaveAttribute('href', path);
    expect(screen.getByText('9 of 17 answered')).toBeVisible();
  });

  it('counts from the time of the server, whatever the clock of the device says', async () => {
    jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    open(anOpenAttemptSummary({ serverTime: SERVER_TIME }));
    expect(await screen.findByText('9 of 17 answered, 12 minutes left')).toBeVisible();
    await pass(600);
    expect(await screen.findByText('9 of 17 answered, 2 minutes left')).toBeVisible();
    await pass(70);
    expect(await screen.findByText('9 of 17 answered, less than a minute left')).toBeVisible();
  });

  it('asks again when the time is up, until the server has submitted it', async () => {
    const attempt = anOpenAttemptSummary({ serverTime: SERVER_TIME });
    const openedAt = Date.now();
    open();
    apiResponds('attempts', () => {
      const serverTime = new Date(Date.parse(SERVER_TIME) + Date.now() - openedAt).toISOString();
      return Response.json({ attempts: [attempt], serverTime });
    });
    await screen.findByText(/12 minutes left/);
    await pass(721);
    expect(await screen.findByText(/the time is up and it is being submitted/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Resume Weekly test, Maths' })).not.toBeInTheDocument();
    await waitFor(() => expect(apiCalls('attempts').length).toBeGreaterThan(1));
    apiReturns('attempts', list(anAttemptSummary({ attemptId: attempt.attemptId, submittedAt: SERVER_TIME })));
    await pass(6);
    expect(await screen.findByRole('link', { name: 'Review Weekly test, Maths, today' })).toBeVisible();
    expect(screen.queryByText('In progress')).not.toBeInTheDocument();
  });
});
