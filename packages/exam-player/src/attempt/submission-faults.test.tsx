import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openNotices, shownNotices } from '@wattle/platform/testing';
import type { Submission } from '../../src';
import {
  anAwayServer,
  aServer,
  aTest,
  CLOSED,
  choose,
  confirm,
  confirmSubmit,
  deviceCopy,
  networkBack,
  pass,
  pending,
  play,
  type Save,
  type Submit,
  submitNever,
  user,
} from '../../test/play';

const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

describe('a submission', () => {
  it.each([
    ['without a response', new Error('away'), 'There is no connection to Wattle.'],
    ['by a fault of the server @long', { status: 500, data: {} }, 'Wattle has a problem at the moment.'],
    ['without a log-in', { status: 401, data: {} }, 'You are no longer logged in: log in again, and nothing is lost.'],
  ])('that has failed %s says so, and is made again once the server answers', async (_what, error, sentence) => {
    const server = Object.assign(anAwayServer(), { failure: error });
    play(aTest(), server);
    await confirmSubmit();
    const band = screen.getByText(/Your test is not submitted yet/);
    expect(band).toHaveTextContent(
      `${sentence} Your test is not submitted yet, and your answers are kept. It is sent again by itself, also when you come back to it.`,
    );
    await pass(30);
    expect(band).toBeVisible();
    expect(server.submit).toHaveBeenCalledTimes(1);
    server.isAway = false;
    await pass(6);
    expect(server.submit).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/not submitted yet/)).not.toBeInTheDocument();
  });

  it('and answers that could not be sent are left to any page of the child', async () => {
    const test = aTest();
    const waiting = () => JSON.parse(localStorage.getItem(`wattle-outbox-${test.attemptId}`) ?? 'null');
    const server = anAwayServer();
    const outbox = {
      ownerId: 'priya',
      saveUrl: 'save',
      submission: ({ responses }: Submission) => ({ url: 'submit', method: 'POST', body: responses }),
      wayOut: <a href="/dashboard">Go to the dashboard</a>,
    };
    play(test, { ...server, outbox });
    expect(waiting()).toBeNull();
    await choose('B');
    expect(waiting()).toEqual({ ownerId: 'priya', saveUrl: 'save', testName: 'weekly test' });
    await confirmSubmit();
    expect(waiting().submission.body[0]).toMatchObject({ selectedAnswer: 'B' });
    expect(screen.getByText(/as soon as that works, on whatever page of Wattle you are\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    // Whoever goes on with the test has not finished it.
    await choose('C');
    expect(waiting()).not.toHaveProperty('submission');
    server.isAway = false;
    await pass(20);
    expect(waiting()).toBeNull();
  });

  it('that has failed is told also where an answer was to be sent at that moment', async () => {
    play(aTest(), { submit: jest.fn<Submit>().mockRejectedValue(new Error('away')) });
    await choose('B');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await pass(0.45);
    await confirm();
    expect(shownNotices()).toEqual(['Error submitting test.']);
  });

  it('that has failed is made again at once when the network is back, which withdraws its notice', async () => {
    const server = anAwayServer();
    play(aTest(), server);
    await confirmSubmit();
    expect(openNotices()).toEqual(['Error submitting test.']);
    server.isAway = false;
    await networkBack();
    expect(server.submit).toHaveBeenCalledTimes(2);
    expect(shownNotices()).toEqual([]);
  });

  it('that has failed is made when the test is opened again in this browser', async () => {
    const test = aTest();
    const away = play(test, { submit: jest.fn<Submit>().mockRejectedValue(new Error('away')) });
    await choose('B');
    await confirmSubmit();
    await act(async () => away.unmount());
    expect(shownNotices()).toEqual([]);
    const { submit } = play(test);
    await pass(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0].responses[0]).toMatchObject({ selectedAnswer: 'B' });
    expect(localStorage.getItem(`wattle-submission-${test.attemptId}`)).toBeNull();
  });

  it.each([
    ['the child has gone on with the test', true, undefined],
    ['it was answered on another device since @long', false, Number.MAX_SAFE_INTEGER],
  ])('that has failed is not made when the test is opened again and %s', async (_what, hasGoneOn, version) => {
    const test = aTest();
    const away = play(test, { submit: jest.fn<Submit>().mockRejectedValue(new Error('away')) });
    await choose('B');
    await confirmSubmit();
    if (hasGoneOn) await press('ArrowRight');
    away.unmount();
    const answers = version ? [{ questionId: test.questions[1]?.id ?? '', selectedAnswer: 'A', version }] : [];
    const { submit } = play({ ...test, answers });
    await pass(1);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it.each([
    ['answers', () => choose('B')],
    ['flags a question @long', () => press('f')],
    ['goes on @long', () => press('ArrowRight')],
  ])('that has failed is not made behind the back of a child who %s', async (_what, goOn) => {
    const server = anAwayServer();
    play(aTest(), server);
    await confirmSubmit();
    await goOn();
    expect(screen.getByText(/Press Submit when you are ready\.$/)).toBeVisible();
    server.isAway = false;
    await pass(10);
    expect(screen.queryByText(/not submitted yet/)).not.toBeInTheDocument();
    expect(server.submit).toHaveBeenCalledTimes(1);
  });

  it('of a test that the server has ended waits for no network', async () => {
    play(aTest(), { save: jest.fn<Save>().mockRejectedValue(CLOSED), submit: submitNever() });
    await choose('B');
    await pass(5);
    expect(screen.getByText('Submitting your test')).toBeVisible();
    expect(screen.queryByText(/no connection/)).not.toBeInTheDocument();
  });

  it('that the server keeps failing is made again ever more seldom @long', async () => {
    const submit = jest.fn<Submit>().mockRejectedValue({ status: 500, data: {} });
    play(aTest(), { submit });
    await confirmSubmit();
    await pass(60);
    const calls = submit.mock.calls.length;
    expect(calls).toBeGreaterThan(2);
    expect(calls).toBeLessThan(7);
    expect(shownNotices()).toEqual(['Error submitting test.']);
  });

  it('that the server refuses says why, and is not made again by itself', async () => {
    const submit = jest.fn<Submit>().mockRejectedValue({ status: 422, data: { message: 'Please write something.' } });
    play(aTest(), { submit });
    await confirmSubmit();
    await pass(30);
    expect(screen.getByText('Your test is not submitted yet. Please write something.')).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is not done a second time when the time runs out meanwhile', async () => {
    const submit = submitNever();
    play(aTest({ seconds: 20 }), { submit });
    await confirmSubmit();
    await pass(30);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: /Time is up/ })).toBeVisible();
  });

  it('that fails leaves the test as it was, and can be tried again', async () => {
    const test = aTest();
    const server = anAwayServer();
    play(test, server);
    await choose('B');
    await confirmSubmit();
    await pass(1);
    expect(shownNotices()).toEqual(['Error submitting test.']);
    expect(screen.getByRole('radio', { name: /^B/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    expect(deviceCopy(test)).not.toBeNull();
    server.isAway = false;
    await confirmSubmit();
    expect(server.submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
  });

  it('that fails after the time has run out is tried again by itself, and no failure is told', async () => {
    const { promise, reject } = pending();
    const submit = jest.fn<Submit>().mockReturnValueOnce(promise).mockResolvedValue();
    play(aTest({ seconds: 5 }), { submit });
    await confirmSubmit();
    await pass(8);
    await act(async () => reject(new Error('away')));
    expect(shownNotices()).toEqual([]);
    await pass(6);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('that fails once the page has been left sends no answers from there', async () => {
    const server = aServer();
    const { promise, reject } = pending();
    const { unmount } = play(aTest(), { ...server, submit: jest.fn<Submit>(() => promise) });
    await choose('B');
    await confirmSubmit();
    unmount();
    await act(async () => reject(new Error('away')));
    await pass(5);
    expect(server.save).not.toHaveBeenCalled();
  });

  it('is done once, also when the next page takes its time and the clock reaches zero', async () => {
    const { submit } = play(aTest({ seconds: 3 }));
    await confirmSubmit();
    await pass(1);
    await pass(9);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Submitting your test' })).toBeVisible();
  });

  it('is done once, also when an answer is refused late because of it @long', async () => {
    const { promise, reject } = pending();
    const { submit } = play(aTest(), { save: () => promise });
    await choose('B');
    await pass(1);
    await confirmSubmit();
    reject(CLOSED);
    await pass(10);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
