import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { AnswersReceipt } from '@wattle/contract/attempts';
import { shownNotices } from '@wattle/platform/testing';
import {
  anAwayServer,
  aServer,
  aTest,
  choose,
  deviceCopy,
  networkBack,
  pass,
  pending,
  play,
  retryAfter,
  type Submit,
  submitNever,
} from '../../test/play';

describe('when the time is up', () => {
  it('the inputs are locked and the test is submitted by itself', async () => {
    const { submit } = play(aTest({ seconds: 5 }), { submit: submitNever() });
    await choose('B');
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(1);
    for (const option of screen.getAllByRole('radio', { hidden: true })) expect(option).toBeDisabled();
    for (const name of ['Next', 'Previous', 'Submit']) {
      expect(screen.getByRole('button', { name, hidden: true })).toHaveAttribute('aria-disabled', 'true');
    }
    expect(screen.getByRole('dialog', { name: /Time is up/ })).toBeVisible();
  });

  it('the submission is tried until the server has it, and the answers stay on the device until then', async () => {
    const submit = jest.fn<Submit>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const test = aTest({ seconds: 5 });
    play(test, { submit });
    await choose('B');
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(deviceCopy(test)).not.toBeNull();
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
    await pass(60);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('without a network it is submitted as soon as there is one', async () => {
    const server = anAwayServer();
    const test = aTest({ seconds: 5 });
    play(test, server);
    await choose('B');
    await pass(60);
    expect(deviceCopy(test)).toContain('"selectedAnswer":"B"');
    server.isAway = false;
    await networkBack();
    expect(server.submit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        responses: expect.arrayContaining([expect.objectContaining({ selectedAnswer: 'B' })]),
      }),
    );
    expect(deviceCopy(test)).toBeNull();
  });

  it('the submission does not wait for a server that answers no other question', async () => {
    const { submit } = play(aTest({ seconds: 5 }), { fetchStatus: () => new Promise(() => undefined) });
    await pass(6);
    expect(submit).not.toHaveBeenCalled();
    await pass(2);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('it is submitted again when the server said to, not sooner', async () => {
    const submit = jest.fn<Submit>().mockRejectedValueOnce(retryAfter(20)).mockResolvedValue();
    play(aTest({ seconds: 5 }), { submit });
    await pass(5);
    await pass(19);
    expect(submit).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('more time that is given while the submission is on its way does not reopen the test', async () => {
    const server = aServer();
    const test = aTest({ seconds: 5 });
    const { promise, resolve } = pending<AnswersReceipt>();
    server.save.mockReturnValueOnce(promise);
    const { submit } = play(test, { ...server, submit: submitNever() });
    await pass(3);
    await choose('B');
    await pass(4);
    expect(submit).toHaveBeenCalledTimes(1);
    const deadline = new Date(Date.parse(test.deadline ?? '') + 300_000).toISOString();
    const serverTime = new Date().toISOString();
    await act(async () => resolve({ state: 'open', serverTime, deadline, answers: [] }));
    await pass(1);
    expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a refusal for good ends the tries, says why and leads back, and the answers stay on the device', async () => {
    const submit = jest.fn<Submit>().mockRejectedValue({ status: 422, data: { message: 'This test is not known.' } });
    const test = aTest({ seconds: 5 });
    play(test, { submit });
    await choose('B');
    await pass(60);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('This test is not known.');
    expect(screen.getByRole('link', { name: 'Back to the tests' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deviceCopy(test)).toContain('"selectedAnswer":"B"');
  });
});
