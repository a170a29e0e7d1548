import { act, screen } from '@testing-library/react';
import { anAwayServer, aServer, aTest, choose, fillStorage, pass, pending, play, retryAfter } from '../../test/play';

describe('answers', () => {
  it('are said to be on this page only when neither server nor device has them', async () => {
    fillStorage();
    play(aTest(), anAwayServer());
    await choose('B');
    await pass(1);
    expect(screen.getByText('Not yet saved. Keep this page open.')).toBeVisible();
  });

  it('are read out only when one is not saved, and when all are again', async () => {
    const server = aServer();
    play(aTest(), { save: server.save });
    const sign = () => screen.getAllByRole('status').map((region) => region.textContent)[1];
    await choose('A');
    expect(sign()).toBe('');
    await pass(1);
    expect(sign()).toBe('');
    server.isAway = true;
    await choose('B');
    await pass(1);
    expect(sign()).toBe('Not yet saved, kept on this device');
    server.isAway = false;
    await pass(2);
    expect(sign()).toBe('Saved');
    await choose('C');
    expect(sign()).toBe('');
    expect(screen.getByText('Saving')).toBeVisible();
  });

  it('wait as long as the server asks, also while the child goes on answering', async () => {
    const server = aServer();
    const { promise, reject } = pending();
    server.save.mockReturnValueOnce(promise);
    play(aTest(), server);
    await choose('B');
    await pass(1);
    await choose('C');
    await act(async () => reject(retryAfter(30)));
    await choose('D');
    await pass(29);
    expect(server.save).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(server.save).toHaveBeenCalledTimes(2);
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'D' }]);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it.each([
    ['{'],
    ['{"a":1}'],
    ['null'],
    ['[null, 7, {"questionId":"x"}, {"questionId":"x","version":"2"}]'],
    ['[{"questionId":"00000000000000000000000f","selectedAnswer":"A","version":1}]'],
  ])('open the test although the device holds %s', async (stored) => {
    const server = aServer();
    const test = aTest();
    localStorage.setItem(`wattle-answers-${test.attemptId}`, stored);
    play(test, { save: server.save });
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    await choose('B');
    await pass(1);
    expect([...server.held.keys()]).toEqual([test.questions[0]?.id]);
  });
});
