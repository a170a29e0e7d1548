import { screen, waitFor } from '@testing-library/react';
import { anAttemptSummary, anId, anOpenTest } from '@wattle/contract/testing';
import { apiCalls, apiReturns, shownNotices, signInAs } from '@wattle/platform/testing';
import { nothingUnderWay, OPEN, open, resultOf, underWay } from '../../test/take-test';

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
