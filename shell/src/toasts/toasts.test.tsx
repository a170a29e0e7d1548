import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { jest } from '@jest/globals';
import { anId } from '@wattle/contract/testing';
import { notify, signIn, signOut } from '@wattle/platform/core';
import { closeNotices, store } from '@wattle/platform/internal';
import { apiReturns } from '@wattle/platform/testing';
import { renderShell } from '../../test/render-shell';

const FAILURE = 'Failed to fetch assessment details.';

async function openShell() {
  const shell = renderShell('/landing');
  await screen.findByRole('heading');
  return { ...shell, list: screen.getByRole('list', { name: /^Latest messages/ }) };
}

/** As any page tells it; the code of the messages is fetched with the first. */
const tell = (tone: keyof typeof notify, text: string) => act(async () => notify[tone](text));

const texts = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(() => import('./toast-items'));

/** The messages live as long as the page. */
afterEach(() => {
  jest.useRealTimers();
  closeNotices(store.getState().notices.map(({ id }) => id));
});

test('a message can be read again when it is closed', async () => {
  const { list } = await openShell();
  await tell('danger', FAILURE);
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  expect(texts(list)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Messages/ }));
  const messages = within(screen.getByRole('dialog', { name: 'Messages' }));
  expect(await messages.findByText(new RegExp(FAILURE))).toBeVisible();
});

describe('while the clock goes on', () => {
  const goOn = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function openWithClock() {
    const shell = await openShell();
    jest.useFakeTimers();
    return shell;
  }

  test.each([
    ['short message', 'success', 'Question updated.'],
    ['long message @long', 'success', 'Selected questions were finalized. '.repeat(4)],
    ['failure', 'danger', FAILURE],
  ] as const)('closes after five seconds: a %s', async (_what, tone, text) => {
    const { list } = await openWithClock();
    await tell(tone, text);
    await goOn(4_750);
    expect(texts(list)).toEqual([text]);
    await goOn(500);
    expect(texts(list)).toEqual([]);
  });

  test('a message that comes with another page has its time on it @long', async () => {
    const { list, router } = await openWithClock();
    await tell('danger', 'This test has ended.');
    await goOn(3_000);
    await act(() => router.navigate('/terms'));
    await goOn(1_500);
    expect(texts(list)).toEqual(['This test has ended.']);
    await goOn(750);
    expect(texts(list)).toEqual([]);
  });

  test('the time of a message stands still while the page is hidden, a dialog is open or the keyboard is on it', async () => {
    const { list } = await openWithClock();
    await tell('info', 'Nothing was changed.');
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await goOn(10_000);
    isHidden.mockRestore();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await goOn(10_000);
    dialog.remove();
    expect(texts(list)).toEqual(['Nothing was changed.']);
    within(list).getByRole('button', { name: 'Close' }).focus();
    await goOn(10_000);
    expect(texts(list)).toEqual(['Nothing was changed.']);
    act(() => document.getElementById('main')?.focus());
    await goOn(5_250);
    expect(texts(list)).toEqual([]);
  });
});

test('where the browser stores no session, each page with the bar says so until its user logs out', async () => {
  apiReturns('auth/logout', {});
  const { router } = await openShell();
  const sentence = /^This browser does not store data for Wattle\. You stay logged in/;
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  const user = { id: anId(), username: 'priya.i', role: 'student' as const };
  act(() => void signIn({ access: 'a', refresh: 'r', user }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await act(() => router.navigate('/test/weekly-test/maths'));
  expect(screen.queryByText(sentence)).toBeNull();
  await act(() => router.navigate('/terms'));
  expect(await screen.findByText(sentence)).toBeVisible();
  act(signOut);
  expect(screen.queryByText(sentence)).toBeNull();
  setItem.mockRestore();
});

test('several messages are one list; a failure interrupts a screen reader, another message waits', async () => {
  const { list } = await openShell();
  await tell('danger', 'First.');
  await tell('danger', 'Second.');
  await tell('danger', 'First.');
  expect(texts(list)).toEqual(['Second.', 'First.']);
  // Each is read out by the list alone.
  expect(list).toHaveAttribute('aria-live', 'assertive');
  await tell('success', 'Question updated.');
  expect(list).toHaveAttribute('aria-live', 'polite');
  expect(list).toHaveAttribute('aria-relevant', 'additions');
  expect(list.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
});

test('the keyboard reaches the messages and goes back to where it was', async () => {
  const { list } = await openShell();
  await tell('danger', 'First.');
  await tell('danger', 'Second.');
  const display = screen.getByRole('button', { name: 'Display' });
  display.focus();

  await userEvent.keyboard('{Alt>}t{/Alt}');
  expect(within(list).getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(texts(list)).toEqual(['Second.']);
  expect(within(list).getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(display).toHaveFocus();
});

test('the look can be chosen', async () => {
  renderShell('/landing');
  await userEvent.click(await screen.findByRole('button', { name: 'Display' }));
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  expect(document.documentElement.dataset.theme).toBe('high-contrast');
});
