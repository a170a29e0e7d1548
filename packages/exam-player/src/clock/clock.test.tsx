import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anAwayServer, aServer, aTest, choose, confirmSubmit, pass, play, press } from '../../test/play';

describe('the clock', () => {
  it('counts from the time of the server, however wrong the device is', async () => {
    const start = Date.parse('2026-11-21T00:00:00.000Z');
    jest.setSystemTime(start);
    const { deadline, ...test } = aTest({ serverTime: new Date(start).toISOString(), seconds: 780 });
    jest.setSystemTime(start + 3_600_000);
    play({ ...test, deadline }, anAwayServer());
    expect(screen.getByRole('timer', { name: '13:00 left' })).toBeVisible();
    await pass(61);
    expect(screen.getByRole('timer', { name: '11:59 left' })).toBeVisible();
  });

  it('is hidden and shown by a button that keeps the focus', async () => {
    play(aTest({ seconds: 600 }));
    await press('Hide the clock');
    expect(screen.getByRole('button', { name: 'Show the clock' })).toHaveFocus();
    await press('Show the clock');
    expect(screen.getByRole('button', { name: 'Hide the clock' })).toHaveFocus();
  });

  it('asks the server when the device slept or was set to another time', async () => {
    const { fetchStatus } = aServer();
    play(aTest({ seconds: 600 }), { fetchStatus });
    jest.setSystemTime(Date.now() + 300_000);
    await pass(1);
    expect(fetchStatus).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer', { name: /^(5:00|4:59) left/ })).toBeVisible();
  });

  it('asks every five seconds at most, while the server cannot be reached', async () => {
    const away = anAwayServer();
    play(aTest(), away);
    jest.setSystemTime(Date.now() + 60_000);
    await choose('B');
    await pass(4);
    expect(away.fetchStatus).toHaveBeenCalledTimes(1);
    await pass(4);
    expect(away.fetchStatus).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('is not set back by a response that took long', async () => {
    const server = aServer();
    play(aTest({ seconds: 600 }), server);
    server.status.serverTime = new Date(Date.now()).toISOString();
    await pass(16);
    expect(screen.getByRole('timer', { name: '9:44 left' })).toBeVisible();
  });

  it('is stored every second with a timestamp; after the submission nothing of the test stays', async () => {
    const test = aTest({ seconds: 600 });
    play(test);
    await pass(2);
    const stored = JSON.parse(localStorage.getItem('timer_randomReadingQuestions') ?? '{}');
    expect(stored.remaining).toBe(598);
    expect(stored.attemptId).toBe(test.attemptId);
    expect(Math.abs(stored.timestamp - Date.now())).toBeLessThan(1_000);
    await confirmSubmit();
    await pass(2);
    expect({ ...localStorage }).toEqual({});
  });

  it('shows nothing for an untimed test', () => {
    play(aTest({ deadline: undefined }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
