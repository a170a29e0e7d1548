import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import { anAwayServer, aServer, aTest, choose, networkBack, pass, play, turnPage } from '../../test/play';
import { PAGE_ID } from '../page-id';

describe('how the test stands', () => {
  it('is asked 15 seconds after the server last told it, and no more when it is over', async () => {
    const server = aServer();
    server.save.mockRejectedValue(new Error('away'));
    play(aTest({ seconds: 40 }), server);
    await pass(31);
    expect(server.fetchStatus).toHaveBeenCalledTimes(2);
    await pass(60);
    // The third time it was asked whether there is more time.
    expect(server.fetchStatus).toHaveBeenCalledTimes(3);
  });

  it('is not asked within the 15 seconds after a receipt, which tells it, too', async () => {
    const server = aServer({ activePageId: PAGE_ID });
    play(aTest({ activePageId: PAGE_ID }), server);
    await pass(10);
    await choose('B');
    await pass(1);
    expect(server.save).toHaveBeenCalledTimes(1);
    for (const _quarter of [1, 2, 3, 4]) await pass(15);
    expect(server.fetchStatus).not.toHaveBeenCalled();
    server.status.activePageId = 'other';
    await pass(15);
    expect(screen.getByText('This test goes on in another tab or on another device.')).toBeVisible();
    expect(server.fetchStatus).not.toHaveBeenCalled();
  });

  it('is not asked while nobody looks, and at once when somebody does again', async () => {
    const server = aServer();
    play(aTest(), server);
    await turnPage('hidden');
    await pass(60);
    expect(server.fetchStatus).not.toHaveBeenCalled();
    await turnPage('visible');
    expect(server.fetchStatus).toHaveBeenCalledTimes(1);
  });

  it('is asked when the network comes back', async () => {
    const server = aServer();
    play(aTest(), server);
    await networkBack();
    expect(server.fetchStatus).toHaveBeenCalledTimes(1);
  });

  it('changes nothing while it cannot be told', async () => {
    const { submit } = play(aTest(), anAwayServer());
    await pass(60);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('submits a test that turns out to be over, as after a long sleep', async () => {
    const server = aServer({ state: 'submitted' });
    const { submit } = play(aTest(), server);
    await choose('B');
    jest.setSystemTime(Date.now() + 3_600_000);
    await pass(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        responses: expect.arrayContaining([expect.objectContaining({ selectedAnswer: 'B' })]),
      }),
    );
    expect(shownNotices()).toEqual(['Your weekly test was submitted.']);
  });
});
