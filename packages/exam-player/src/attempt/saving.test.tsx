import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import {
  anAwayServer,
  aServer,
  aTest,
  CLOSED,
  choose,
  deviceCopy,
  fillStorage,
  NOT_FOUND,
  networkBack,
  pass,
  pending,
  play,
  type Save,
  turnPage,
} from '../../test/play';

describe('answers', () => {
  it('are on the device at once and on the server within a second', async () => {
    const server = aServer();
    const test = aTest();
    play(test, { save: server.save });
    await choose('C');
    expect(deviceCopy(test)).toContain('"selectedAnswer":"C"');
    await pass(1);
    expect([...server.held.values()]).toMatchObject([
      { questionId: test.questions[0]?.id, selectedAnswer: 'C', version: expect.any(Number) },
    ]);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  describe('when the page is left', () => {
    const hide = () => turnPage('hidden');
    const goAway = () => act(async () => window.dispatchEvent(new Event('pagehide')));

    it.each([
      ['hidden', hide],
      ['gone', goAway],
    ])('are sent at once: %s', async (_what, leave) => {
      const server = aServer();
      play(aTest(), server);
      await choose('C');
      await leave();
      expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'C' }]);
    });

    it('do not wait for a save that is under way, and go once only', async () => {
      const server = aServer();
      server.save.mockImplementationOnce(() => new Promise(() => undefined));
      play(aTest(), server);
      await choose('A');
      await pass(1);
      await choose('C');
      await hide();
      await goAway();
      expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'C' }]);
      expect(server.save).toHaveBeenCalledTimes(2);
    });

    it('are called saved, though an earlier save fails later', async () => {
      const server = aServer();
      const { promise, reject } = pending();
      server.save.mockReturnValueOnce(promise);
      play(aTest(), server);
      await choose('A');
      await pass(1);
      await choose('C');
      await hide();
      await act(async () => reject(new Error('cut off')));
      expect(screen.getByText('Saved')).toBeVisible();
    });
  });

  it('survive a reload, also those that the server never got', async () => {
    const test = aTest();
    const { unmount } = play(test, anAwayServer());
    await choose('D');
    await pass(1);
    expect(screen.getByText(/Not yet saved/)).toBeVisible();
    unmount();

    const server = aServer();
    play(test, server);
    expect(screen.getByRole('radio', { name: /^D/ })).toBeChecked();
    await pass(1);
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'D' }]);
  });

  it('come from the server where this device has none or older ones', async () => {
    const test = aTest();
    const questionId = test.questions[0]?.id ?? '';
    const { unmount } = play(test);
    await choose('A');
    unmount();
    play({ ...test, answers: [{ questionId, selectedAnswer: 'B', version: Date.now() + 1_000 }] });
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  it('reach the server by themselves when the network comes back', async () => {
    const server = anAwayServer();
    play(aTest(), server);
    await choose('A');
    await pass(60);
    expect(server.held.size).toBe(0);
    server.isAway = false;
    await networkBack();
    expect(server.held.size).toBe(1);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('are called saved once the server has them, also when its first reply was lost', async () => {
    const server = aServer();
    const keep = server.save.getMockImplementation();
    server.save.mockImplementationOnce(async (changes) => {
      await keep?.(changes);
      throw new Error('cut off');
    });
    play(aTest(), server);
    await choose('C');
    await pass(1);
    expect(screen.getByText(/Not yet saved/)).toBeVisible();
    await pass(2);
    expect(screen.getByText('Saved')).toBeVisible();
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'C' }]);
  });

  it('are said to be unsaved, and saved again, when the network goes and comes', async () => {
    const server = aServer();
    play(aTest(), server);
    server.isAway = true;
    await pass(16);
    expect(screen.getByText('Not yet saved, kept on this device')).toBeVisible();
    server.isAway = false;
    await pass(20);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('reach the server when the device can store nothing', async () => {
    fillStorage();
    const server = aServer();
    play(aTest(), { save: server.save });
    await choose('B');
    await pass(1);
    expect(server.held.size).toBe(1);
  });

  it('end with a submission when the server takes no more', async () => {
    const { submit } = play(aTest(), { save: () => Promise.reject(CLOSED) });
    await choose('B');
    await pass(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(shownNotices()).toEqual(['Your weekly test was submitted.']);
  });

  it('stay on the device, and are sent no more, when the server no longer knows the test', async () => {
    const save = jest.fn<Save>(() => Promise.reject(NOT_FOUND));
    const test = aTest({ seconds: 60 });
    const { submit } = play(test, { save });
    await choose('B');
    await pass(90);
    expect(screen.getByRole('heading', { level: 1, name: 'This browser no longer knows this test' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your answers are kept on this device.');
    expect(screen.getByRole('link', { name: 'Start again' })).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
    expect(deviceCopy(test)).toContain('"selectedAnswer":"B"');
  });
});
