import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import { visitorAttempts } from '@wattle/platform';
import { anAwayServer, aServer, aTest, choose, confirmSubmit, pass, play, press } from '../../test/play';
import type { OpenTestAttempt } from './attempt-options';

const ids = ({ questions }: OpenTestAttempt) => questions.map(({ id }) => id);

const aUiState = (overrides: Partial<AttemptUiState> = {}): AttemptUiState => ({
  version: 9,
  flagged: [],
  eliminated: {},
  highlights: {},
  secondsSpent: {},
  ...overrides,
});

describe('the UI state', () => {
  it('is on the server within seconds: place, flags, options that were ruled out', async () => {
    const server = aServer();
    const test = aTest();
    const [first = '', second = ''] = ids(test);
    play(test, server);
    await press('Rule option C out');
    await press('Next');
    await press('Flag');
    await pass(3);
    expect(server.uiState).toMatchObject({ current: second, flagged: [second], eliminated: { [first]: ['C'] } });
  });

  it('comes back on another device', () => {
    const test = aTest();
    const [, second = ''] = ids(test);
    play({ ...test, uiState: aUiState({ current: second, flagged: [second], eliminated: { [second]: ['A'] } }) });
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Bring option A back' })).toBeVisible();
  });

  it('comes from the device where it is newer than what the server holds', async () => {
    const test = aTest();
    const { unmount } = play({ ...test, uiState: aUiState({ version: 2 }) }, anAwayServer());
    await press('Next');
    unmount();
    const server = aServer();
    play({ ...test, uiState: aUiState({ version: 2 }) }, server);
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    await pass(1);
    expect(server.uiState?.current).toBe(test.questions[1]?.id);
  });

  it('goes above what another device has saved meanwhile', async () => {
    const server = aServer();
    const test = aTest();
    const there = Date.now() + 1_000;
    server.uiState = aUiState({ version: there });
    play(test, server);
    await press('Flag');
    await pass(20);
    expect(server.uiState.flagged).toEqual([ids(test)[0]]);
    expect(server.uiState.version).toBeGreaterThan(there);
  });

  it('is on the device from the start, and says whose test it is', () => {
    const [ofChild, ofVisitor] = [aTest(), aTest()];
    play(ofChild, { owner: 'student' });
    play(ofVisitor, { owner: 'visitor' });
    expect(visitorAttempts()).toEqual([ofVisitor.attemptId]);
  });

  it('is not sent when nothing has changed', async () => {
    const server = aServer();
    play(aTest(), server);
    await pass(5);
    expect(server.save).not.toHaveBeenCalled();
  });
});

describe('the time on each question', () => {
  it('is counted, sent now and then, and submitted', async () => {
    const server = aServer();
    const test = aTest();
    const [first = '', second = ''] = ids(test);
    const { submit } = play(test, server);
    await pass(20);
    expect(server.uiState?.secondsSpent[first]).toBeGreaterThanOrEqual(13);
    expect(server.save).toHaveBeenCalledTimes(1);
    await press('Next');
    await pass(5);
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ secondsSpent: { [first]: 20, [second]: 5 } }));
  });

  it('goes on after a reload', async () => {
    const test = aTest();
    const [first = ''] = ids(test);
    const { unmount } = play(test);
    await pass(4);
    unmount();
    const { submit } = play(test);
    await pass(3);
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ secondsSpent: { [first]: 7 } }));
  });

  it('does not count while nobody looks', async () => {
    const { submit } = play(aTest());
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(10);
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ secondsSpent: {} }));
  });
});

describe('an option', () => {
  it('that is ruled out cannot be chosen until it is brought back', async () => {
    play(aTest());
    await press('Rule option B out');
    expect(screen.getByRole('radio', { name: /^B/ })).toBeDisabled();
    await press('Bring option B back');
    await choose('B');
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  it('that was chosen is taken back when it is ruled out', async () => {
    const server = aServer();
    play(aTest(), server);
    await choose('B');
    await press('Rule option B out');
    expect(screen.getByRole('radio', { name: /^B/ })).not.toBeChecked();
    await pass(1);
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: null }]);
    expect(screen.getByRole('button', { name: 'Question 1, not answered' })).toBeInTheDocument();
  });
});
