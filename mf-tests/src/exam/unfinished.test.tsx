import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anAttemptSummary, anId, anOpenTest } from '@wattle/contract/testing';
import { apiCalls, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { choose, nothingUnderWay, OPEN, open, resultOf, take, underWay } from '../../test/take-test';

const attemptId = anId();
const serverTime = new Date().toISOString();

describe('a timed test that this device has left unfinished', () => {
  beforeEach(() => {
    signInAs('student');
    const stored = { remaining: 60, timestamp: Date.now(), attemptId };
    localStorage.setItem('timer_weekly-test_maths', JSON.stringify(stored));
    localStorage.setItem(`wattle-answers-${attemptId}`, '[]');
    localStorage.setItem(`wattle-ui-state-${attemptId}`, '{}');
    apiReturns(OPEN, anOpenTest());
    apiReturns(`attempts/${attemptId}`, {}, 503);
  });

  it.each([
    ['at its end', serverTime, 'Time is up. Your weekly test was submitted.'],
    ['on another device', new Date(Date.now() + 60_000).toISOString(), 'Your weekly test was submitted.'],
  ])('and was submitted %s leads to its result, and no other one is begun', async (_what, deadline, notice) => {
    const attempts = [anAttemptSummary({ attemptId, deadline, submittedAt: serverTime })];
    apiReturns('attempts', { attempts, serverTime });
    const { router } = open('/test/weekly-test/maths');
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf({ attemptId })));
    expect(shownNotices()).toEqual([notice]);
    expect(apiCalls(OPEN)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('timer_') || key.includes(attemptId))).toEqual([]);
  });

  it('and is open goes on at once', async () => {
    underWay({ attemptId });
    open('/test/weekly-test/maths');
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
    expect(shownNotices()).toEqual([]);
  });

  it('and is not there waits for a new start', async () => {
    nothingUnderWay();
    open('/test/weekly-test/maths');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  });
});

describe('without network', () => {
  const goOffline = () => {
    for (const path of ['attempts', OPEN, 'test/weekly-plan', 'test/exam-day']) apiUnreachable(path);
  };

  it('a test that this device has opened goes on with its time and answers, for its child only', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { unmount } = await take({ seconds: 600 });
    await choose('B');
    goOffline();
    unmount();
    // A reload takes a minute, and the clock of the device stays.
    jest.setSystemTime(Date.now() + 60_000);
    const again = open('/test/weekly-test/maths');
    expect(await screen.findByText(/^Question 1 of 2/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
    expect(screen.getByRole('timer', { name: /^(9:00|8:\d\d) left$/ })).toBeVisible();
    again.unmount();
    signInAs('student');
    open('/test/weekly-test/maths');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    jest.useRealTimers();
  });

  it('the dashboard leads back to it', async () => {
    const { unmount } = await take();
    goOffline();
    unmount();
    open('/student-dashboard');
    const link = await screen.findByRole('link', { name: 'Go on with Weekly test, Maths' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/test\/weekly-test\/maths\?attemptId=/));
  });
});
