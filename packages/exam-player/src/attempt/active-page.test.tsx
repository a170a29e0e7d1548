import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import {
  anAwayServer,
  aServer,
  aTest,
  CLOSED,
  choose,
  deviceCopy,
  networkBack,
  pass,
  play,
  press,
  user,
} from '../../test/play';
import { PAGE_ID } from '../page-id';

const SUPERSEDED = 'This test goes on in another tab or on another device.';

describe('a superseded page', () => {
  const aNamedTest = (overrides: Parameters<typeof aTest>[0] = {}) => aTest({ activePageId: PAGE_ID, ...overrides });

  it('says so, lets nothing be changed, and can be taken back', async () => {
    const server = aServer({ activePageId: 'other' });
    const { reopen } = play(aNamedTest(), server);
    await pass(16);
    expect(screen.getByRole('alert')).toHaveTextContent(SUPERSEDED);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await press('Go on here');
    expect(reopen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['stands in the screen of a test', undefined, 1],
    ['of answers on paper stands below the bar of the page, without one of its own', <p key="form">Rows</p>, 0],
  ])('%s', async (_where, children, bars) => {
    const { save, fetchStatus } = aServer({ activePageId: 'other' });
    play(aNamedTest(), { save, fetchStatus, children });
    await pass(16);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryAllByRole('banner')).toHaveLength(bars);
  });

  it('shows the result of a test that was submitted there', async () => {
    const server = aServer({ activePageId: 'other' });
    const { reopen, router } = play(aNamedTest(), server);
    reopen.mockRejectedValue(CLOSED);
    await pass(16);
    await press('Go on here');
    expect(shownNotices()).toEqual(['This test is already completed.']);
    expect(router.state.location.pathname).toBe('/result');
  });

  it('says that it cannot take over until it is tried again', async () => {
    const server = aServer({ activePageId: 'other' });
    const { reopen, router } = play(aNamedTest(), server);
    reopen.mockRejectedValueOnce({ status: 503 });
    await pass(16);
    await press('Go on here');
    await pass(6);
    expect(screen.getByRole('alert')).toHaveTextContent('The test could not be opened.');
    expect(shownNotices()).toEqual([]);
    expect(router.state.location.pathname).toBe('/');
    await press('Go on here');
    expect(screen.queryByText('The test could not be opened.')).not.toBeInTheDocument();
  });

  it('goes on by itself once the network is back', async () => {
    const server = aServer({ activePageId: 'other' });
    const { reopen } = play(aNamedTest(), server);
    reopen.mockRejectedValueOnce({ status: 'FETCH_ERROR' });
    await pass(16);
    await press('Go on here');
    await pass(6);
    expect(screen.getByRole('alert')).toHaveTextContent(/There is no connection to Wattle\. Your answers are kept/);
    await networkBack();
    expect(reopen).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/There is no connection/)).not.toBeInTheDocument();
  });

  it('does not open again what was submitted there', async () => {
    const server = aServer({ activePageId: 'other' });
    const { reopen, router, status } = play(aNamedTest(), server);
    await pass(16);
    status.mockResolvedValue({ state: 'submitted', serverTime: new Date().toISOString() });
    await press('Go on here');
    expect(shownNotices()).toEqual(['This test was submitted there.']);
    expect(router.state.location.pathname).toBe('/result');
    expect(reopen).not.toHaveBeenCalled();
  });

  it('can be left by Back, which the active page cannot', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const server = aServer();
    const { router } = play(aNamedTest(), server);
    await act(() => router.navigate(-1));
    expect(alert).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/');
    server.status.activePageId = 'other';
    await pass(16);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('says so as soon as an answer is saved', async () => {
    const server = aServer({ activePageId: 'other' });
    play(aNamedTest(), server);
    await choose('B');
    await pass(1);
    expect(screen.getByText(SUPERSEDED)).toBeVisible();
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'B' }]);
  });

  it.each([
    ['names this page', PAGE_ID, PAGE_ID],
    ['names none @long', PAGE_ID, undefined],
    ['was never told the name of this page', undefined, 'other'],
  ])('goes on where the server %s', async (_what, opened, told) => {
    const server = aServer({ activePageId: told });
    play(aNamedTest({ activePageId: opened }), server);
    await pass(31);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('still sends what was unsent, of each question the last choice', async () => {
    const server = anAwayServer({ activePageId: 'other' });
    const test = aNamedTest();
    const [first = '', second = ''] = test.questions.map(({ id }) => id);
    play(test, server);
    await choose('D');
    await press('Next');
    await choose('C');
    await pass(1);
    server.isAway = false;
    const there = { questionId: first, selectedAnswer: 'A', version: Date.now() };
    server.held.set(first, there);
    await pass(30);
    expect(server.held.get(first)).toEqual(there);
    expect(server.held.get(second)).toMatchObject({ selectedAnswer: 'C' });
    expect(JSON.parse(deviceCopy(test) ?? '')).toMatchObject([{ selectedAnswer: 'A' }, { selectedAnswer: 'C' }]);
  });

  it('shows the answers of both pages when it is taken back', async () => {
    const server = aServer({ activePageId: 'other' });
    const test = aNamedTest();
    const { unmount } = play(test, server);
    await choose('D');
    await pass(1);
    unmount();
    const [, second] = test.questions;
    const there = { questionId: second?.id ?? '', selectedAnswer: 'C', version: 1 };
    server.status.activePageId = PAGE_ID;
    play({ ...test, answers: [...server.held.values(), there] }, server);
    expect(screen.getByRole('radio', { name: /^D/ })).toBeChecked();
    await press('Next');
    expect(screen.getByRole('radio', { name: /^C/ })).toBeChecked();
  });

  it('submits nothing when the time is up: the other page does, or the server', async () => {
    const server = aServer({ activePageId: 'other' });
    const { submit } = play(aNamedTest({ seconds: 20 }), server);
    await pass(25);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('Time is up. It is submitted there.')).toBeVisible();
    server.status.state = 'submitted';
    await pass(15);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(shownNotices()).toEqual(['Your weekly test was submitted.']);
  });
});

describe('a page that learns only at the end that it is superseded', () => {
  it('submits nothing', async () => {
    const server = aServer();
    const { submit } = play(aTest({ activePageId: PAGE_ID, seconds: 10 }), server);
    server.status.activePageId = 'other';
    await pass(30);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText(SUPERSEDED)).toBeVisible();
  });
});

describe('the active page', () => {
  it('does not lose an answer behind the word Saved where another device has answered in the same millisecond', async () => {
    const server = aServer();
    const test = aTest();
    const questionId = test.questions[0]?.id ?? '';
    play(test, server);
    await choose('D');
    const [own] = JSON.parse(deviceCopy(test) ?? '');
    server.held.set(questionId, { ...own, selectedAnswer: 'A' });
    await pass(0.5);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await pass(1);
    expect(server.held.get(questionId)).toEqual({ questionId, selectedAnswer: 'D', version: own.version + 1 });
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('keeps the answers of two pages on the device', async () => {
    const away = anAwayServer();
    const test = aTest();
    const one = within(play(test, away).container);
    const two = within(play(test, away).container);
    await user.click(one.getByRole('radio', { name: /^B/ }));
    await user.click(two.getByRole('button', { name: 'Next' }));
    await user.click(two.getByRole('radio', { name: /^C/ }));
    expect(JSON.parse(deviceCopy(test) ?? '')).toMatchObject([{ selectedAnswer: 'B' }, { selectedAnswer: 'C' }]);
  });

  it('puts all answers back on the device when its storage was cleared', async () => {
    const test = aTest();
    const { submit } = play(test, anAwayServer());
    await choose('B');
    localStorage.clear();
    await press('Next');
    await choose('C');
    expect(JSON.parse(deviceCopy(test) ?? '')).toMatchObject([{ selectedAnswer: 'B' }, { selectedAnswer: 'C' }]);
    expect(submit).not.toHaveBeenCalled();
  });
});
