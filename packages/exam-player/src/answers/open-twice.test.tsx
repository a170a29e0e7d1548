import { screen, within } from '@testing-library/react';
import { aServer, aTest, choose, deviceCopy, pass, play, user } from '../../test/play';

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
