import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import { aServer, aTest, choose, pass, play, press, user } from '../../test/play';

const banner = () => document.querySelector('[aria-live="assertive"]');

describe('a warning', () => {
  it.each([
    [301, '5 minutes left'],
    [61, '1 minute left'],
  ])('is shown and read out at %i seconds less one, and takes no focus', async (seconds, warning) => {
    play(aTest({ seconds }));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    const focused = document.activeElement;
    await pass(1);
    expect(banner()).toHaveTextContent(warning);
    expect(document.activeElement).toBe(focused);
  });

  it('is out of sight after ten seconds, and stays in the document for the minute that it is about', async () => {
    play(aTest({ seconds: 301 }), { isStyled: true });
    await pass(1);
    expect(banner()).not.toHaveStyle({ width: '1px' });
    await pass(11);
    expect(banner()).toHaveStyle({ width: '1px' });
    expect(banner()).toHaveTextContent('5 minutes left');
    await pass(50);
    expect(banner()).toBeEmptyDOMElement();
  });

  it('is not given wrongly after a reload or a long sleep', async () => {
    const { unmount } = play(aTest({ seconds: 271 }));
    await pass(2);
    expect(banner()).toBeEmptyDOMElement();
    unmount();

    play(aTest({ seconds: 600 }));
    jest.setSystemTime(Date.now() + 400_000);
    await pass(1);
    expect(screen.getByRole('timer', { name: /^3:(20|19)/ })).toBeVisible();
    expect(banner()).toBeEmptyDOMElement();
  });
});

describe('extra time', () => {
  const give = (deadline: string | undefined, minutes: number) =>
    new Date(Date.parse(deadline ?? '') + minutes * 60_000).toISOString();

  it('moves the clock while the test runs, and is told', async () => {
    const server = aServer();
    const test = aTest({ seconds: 420 });
    play(test, server);
    server.status.deadline = give(test.deadline, 5);
    await pass(16);
    expect(screen.getByRole('timer', { name: /^11:4\d left/ })).toBeVisible();
    expect(banner()).toHaveTextContent('You have more time: 12 minutes left.');
  });

  it('keeps the test open beyond its first end, and lets it end at the new one', async () => {
    const server = aServer();
    const test = aTest({ seconds: 30 });
    const { submit } = play(test, server);
    server.status.deadline = give(test.deadline, 1);
    await pass(40);
    expect(submit).not.toHaveBeenCalled();
    await pass(51);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
  });

  it('that was given while nobody looked is found before the test is submitted', async () => {
    const server = aServer();
    const test = aTest({ seconds: 30 });
    const { submit } = play(test, server);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.status.deadline = give(test.deadline, 5);
    await pass(29.75);
    // The overlay gives the focus back, which user-event imitates on a hidden page.
    visibility.mockReturnValue('visible');
    await pass(1.25);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('timer', { name: /^4:59|5:00/ })).toBeVisible();
    await choose('B');
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  it('that comes too late reopens nothing', async () => {
    const server = aServer();
    const test = aTest({ seconds: 5 });
    const { submit } = play(test, server);
    await pass(6);
    server.status.deadline = give(test.deadline, 5);
    await pass(60);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer', { name: /^[1-9]/ })).not.toBeInTheDocument();
  });
});

describe('a hidden clock', () => {
  it('stays hidden after a reload, and shows again in the last five minutes', async () => {
    const test = aTest({ seconds: 310 });
    const { unmount } = play(test);
    await press('Hide the clock');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    unmount();
    play(test);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await pass(10);
    expect(screen.getByRole('timer', { name: '5:00 left' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide the clock' })).not.toBeInTheDocument();
  });

  it('can be hidden from the display menu', async () => {
    play(aTest());
    await press('Display');
    await user.click(screen.getByRole('radio', { name: /^Hidden/ }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
