import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aServer, aTest, choose, confirmSubmit, pass, play } from '../../test/play';
import { TestClosed } from '../refusals';

describe('the clock', () => {
  it('counts from the time of the server, however wrong the device is', async () => {
    jest.setSystemTime(new Date('2031-05-05T05:05:05Z'));
    play(aTest({ serverTime: '2026-11-21T00:00:00.000Z', seconds: 780 }));
    expect(screen.getByRole('timer', { name: '13:00 left' })).toBeVisible();
    await pass(61);
    expect(screen.getByRole('timer', { name: '11:59 left' })).toBeVisible();
  });

  it('asks the server when the device slept or was set to another time', async () => {
    const start = Date.parse('2026-11-21T00:00:00.000Z');
    const fetchServerTime = jest.fn(async () => new Date(start + 300_000).toISOString());
    jest.setSystemTime(start);
    play(aTest({ serverTime: new Date(start).toISOString(), seconds: 600 }), { fetchServerTime });
    jest.setSystemTime(start + 300_000);
    await pass(1);
    expect(fetchServerTime).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer', { name: /^(5:00|4:59) left/ })).toBeVisible();
  });

  it('asks every five seconds at most, while the server cannot be reached', async () => {
    const fetchServerTime = jest.fn(async () => Promise.reject(new Error('away')));
    const away = aServer();
    away.isAway = true;
    play(aTest(), { fetchServerTime, save: away.save });
    jest.setSystemTime(Date.now() + 60_000);
    await choose('B');
    await pass(4);
    expect(fetchServerTime).toHaveBeenCalledTimes(1);
    await pass(4);
    expect(fetchServerTime).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('submits a test that turns out to be over', async () => {
    const fetchServerTime = jest.fn(async () => Promise.reject(new TestClosed()));
    const { submit } = play(aTest(), { fetchServerTime });
    jest.setSystemTime(Date.now() + 3_600_000);
    await pass(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is stored every second with a timestamp; after the submission nothing of the test stays', async () => {
    play(aTest({ seconds: 600 }));
    await pass(2);
    const stored = JSON.parse(localStorage.getItem('timer_randomReadingQuestions') ?? '{}');
    expect(stored.remaining).toBe(598);
    expect(Math.abs(stored.timestamp - Date.now())).toBeLessThan(1_000);
    await confirmSubmit();
    await pass(2);
    expect({ ...localStorage }).toEqual({});
  });

  it.each([
    [301, '5 minutes left'],
    [61, '1 minute left'],
  ])('is read out at %i seconds less one', async (seconds, announcement) => {
    play(aTest({ seconds }));
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(announcement)).toBeInTheDocument();
  });

  it('is not read out wrongly after a reload or a long sleep', async () => {
    const { unmount } = play(aTest({ seconds: 271 }));
    await pass(2);
    expect(screen.queryByText('5 minutes left')).not.toBeInTheDocument();
    unmount();

    const start = Date.now();
    play(aTest({ seconds: 600 }), { fetchServerTime: async () => new Date(start + 400_000).toISOString() });
    jest.setSystemTime(start + 400_000);
    await pass(1);
    expect(screen.getByRole('timer', { name: /^3:(20|19)/ })).toBeVisible();
    expect(screen.queryByText('5 minutes left')).not.toBeInTheDocument();
  });

  it('leaves what it said for the minute that it is about', async () => {
    play(aTest({ seconds: 301 }));
    await pass(1);
    await pass(58);
    expect(screen.getByText('5 minutes left')).toBeInTheDocument();
    await pass(3);
    expect(screen.queryByText('5 minutes left')).not.toBeInTheDocument();
  });

  it('shows nothing for an untimed test', () => {
    play(aTest({ deadline: undefined }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
