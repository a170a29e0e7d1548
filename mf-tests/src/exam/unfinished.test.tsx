import { screen, waitFor } from '@testing-library/react';
import { anId, anOpenTest } from '@wattle/contract/testing';
import { apiCalls, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { OPEN, open, resultOf } from '../../test/take-test';

const attemptId = anId();
const STATUS = `attempts/${attemptId}/status`;
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

  it('and was submitted meanwhile leads to its result, and no other one is begun', async () => {
    apiReturns(STATUS, { state: 'submitted', serverTime });
    const { router } = open('/test/weekly-test/maths');
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf({ attemptId })));
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
    expect(apiCalls(OPEN)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('timer_') || key.includes(attemptId))).toEqual([]);
  });

  it.each([
    ['is open', () => apiReturns(STATUS, { state: 'open', serverTime })],
    ['is not there', () => apiReturns(STATUS, {}, 404)],
    ['cannot be asked for', () => apiUnreachable(STATUS)],
  ])('and %s is opened', async (_what, prepare) => {
    prepare();
    open('/test/weekly-test/maths');
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
    expect(apiCalls(STATUS)).toHaveLength(1);
    expect(shownNotices()).toEqual([]);
  });

  it('keeps no other test waiting', async () => {
    apiReturns('test/subject-test/Reading', anOpenTest());
    open('/test/weekly-test/reading');
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
    expect(apiCalls(STATUS)).toEqual([]);
  });
});
