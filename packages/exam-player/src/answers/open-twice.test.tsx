import { act, screen, within } from '@testing-library/react';
import { aServer, aTest, choose, deviceCopy, pass, play, user } from '../../test/play';
import { TestClosed } from '../refusals';

describe('a test that is open twice', () => {
  const inTab = (container: HTMLElement, role: string, name: RegExp) =>
    user.click(within(container).getByRole(role, { name }));

  it('keeps on the server what was chosen last, in whichever tab', async () => {
    const server = aServer();
    const test = aTest();
    const one = play(test, { save: server.save });
    const two = play(test, { save: server.save });
    await inTab(one.container, 'radio', /^A/);
    await pass(1);
    await inTab(two.container, 'radio', /^D/);
    await pass(2);
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'D' }]);
    expect(within(two.container).getByText('Saved')).toBeVisible();
  });

  it('on another device does not lose an answer behind the word Saved', async () => {
    const server = aServer();
    const test = aTest();
    const questionId = test.questions[0]?.id ?? '';
    play(test, { save: server.save });
    server.held.set(questionId, { questionId, selectedAnswer: 'A', version: 3 });
    await choose('D');
    await pass(0.5);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await pass(1);
    expect(server.held.get(questionId)).toEqual({ questionId, selectedAnswer: 'D', version: 4 });
    expect(screen.getByText('Saved')).toBeVisible();

    await choose('C');
    await pass(1);
    expect(server.held.get(questionId)).toEqual({ questionId, selectedAnswer: 'C', version: 5 });
  });

  it('shows after a reload what was chosen here, where another device had taken its version', async () => {
    const server = aServer();
    server.isAway = true;
    const test = aTest();
    const questionId = test.questions[0]?.id ?? '';
    const { unmount } = play(test, { save: server.save });
    await choose('D');
    unmount();
    server.isAway = false;
    const held = { questionId, selectedAnswer: 'A', version: 1 };
    server.held.set(questionId, held);
    play({ ...test, answers: [held] }, { save: server.save });
    expect(screen.getByRole('radio', { name: /^D/ })).toBeChecked();
    await pass(1);
    expect(server.held.get(questionId)).toEqual({ questionId, selectedAnswer: 'D', version: 2 });
  });

  /** What a browser tells the other tabs when one of them has changed the device's copy. */
  const tellOtherTab = ({ attemptId }: { attemptId: string }) =>
    act(async () => window.dispatchEvent(new StorageEvent('storage', { key: `wattle-answers-${attemptId}` })));

  it('shows in one tab what was chosen in the other', async () => {
    const test = aTest();
    const one = play(test);
    const two = play(test);
    await inTab(one.container, 'radio', /^B/);
    await tellOtherTab(test);
    expect(within(two.container).getByRole('radio', { name: /^B/ })).toBeChecked();
    await inTab(two.container, 'radio', /^C/);
    await tellOtherTab(test);
    expect(within(one.container).getByRole('radio', { name: /^C/ })).toBeChecked();
  });

  it('ends in one tab when it was submitted in the other', async () => {
    const test = aTest();
    const { submit } = play(test, { fetchServerTime: () => Promise.reject(new TestClosed()) });
    await choose('B');
    localStorage.removeItem(`wattle-answers-${test.attemptId}`);
    await tellOtherTab(test);
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        responses: expect.arrayContaining([expect.objectContaining({ selectedAnswer: 'B' })]),
      }),
      'closed',
    );
  });

  it('goes on, and is kept again, when only the copy on the device was taken away', async () => {
    const test = aTest();
    const { submit } = play(test);
    await choose('B');
    localStorage.removeItem(`wattle-answers-${test.attemptId}`);
    await tellOtherTab(test);
    expect(submit).not.toHaveBeenCalled();
    expect(deviceCopy(test)).toContain('"selectedAnswer":"B"');
  });

  it('keeps the answers of both tabs on the device', async () => {
    const away = aServer();
    away.isAway = true;
    const test = aTest();
    const one = play(test, { save: away.save });
    const two = play(test, { save: away.save });
    await inTab(one.container, 'radio', /^B/);
    await inTab(two.container, 'button', /^Next/);
    await inTab(two.container, 'radio', /^C/);
    expect(JSON.parse(deviceCopy(test) ?? '')).toMatchObject([{ selectedAnswer: 'B' }, { selectedAnswer: 'C' }]);
  });
});
