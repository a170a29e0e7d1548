import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import {
  aServer,
  aTest,
  CLOSED,
  choose,
  confirmSubmit,
  deviceCopy,
  pass,
  play,
  type Save,
  type Submit,
  submitNever,
} from '../../test/play';

describe('a submission', () => {
  it('that has failed is said on the screen until it is made again', async () => {
    const submit = jest
      .fn<Submit>()
      .mockRejectedValueOnce(new Error('away'))
      .mockReturnValue(new Promise(() => undefined));
    play(aTest(), { submit });
    await confirmSubmit();
    const banner = 'Your test is not submitted yet. Press Submit again when you are online.';
    expect(await screen.findByText(banner)).toBeVisible();
    await pass(60);
    expect(screen.getByText(banner)).toBeVisible();
    await confirmSubmit();
    expect(screen.queryByText(banner)).not.toBeInTheDocument();
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
    const submit = jest.fn<Submit>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const test = aTest();
    play(test, { submit });
    await choose('B');
    await confirmSubmit();
    await pass(1);
    expect(shownNotices()).toEqual(['Error submitting test.']);
    expect(screen.getByRole('radio', { name: /^B/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    expect(deviceCopy(test)).not.toBeNull();
    await confirmSubmit();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
  });

  it('that fails after the time has run out is tried again by itself, and no failure is told', async () => {
    let fail = (_error: Error) => undefined as unknown;
    const submit = jest.fn<Submit>().mockResolvedValue();
    submit.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    play(aTest({ seconds: 5 }), { submit });
    await confirmSubmit();
    await pass(8);
    await act(async () => fail(new Error('away')));
    expect(shownNotices()).toEqual([]);
    await pass(6);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('that fails once the page has been left sends no answers from there', async () => {
    const server = aServer();
    let fail = (_error: Error) => undefined as unknown;
    const submit = jest.fn<Submit>(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    const { unmount } = play(aTest(), { ...server, submit });
    await choose('B');
    await confirmSubmit();
    unmount();
    await act(async () => fail(new Error('away')));
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

  it('is done once, also when an answer is refused late because of it', async () => {
    let refuse = (_error: unknown) => undefined as unknown;
    const save = jest.fn<Save>(
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    );
    const { submit } = play(aTest(), { save });
    await choose('B');
    await pass(1);
    await confirmSubmit();
    refuse(CLOSED);
    await pass(10);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
