import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { jest } from '@jest/globals';
import { notify } from '@wattle/platform/core';
import { closeNotices, store } from '@wattle/platform/internal';
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

beforeAll(() => Promise.all([import('./notice-items'), import('./message-list')]));

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

  test('a short message closes after five seconds', async () => {
    const { list } = await openWithClock();
    await tell('success', 'Question updated.');
    await goOn(4_750);
    expect(texts(list)).toEqual(['Question updated.']);
    await goOn(500);
    expect(texts(list)).toEqual([]);
  });

  test('a long message stands for as long as it takes to read', async () => {
    const { list } = await openWithClock();
    const text = 'Selected questions were finalized. '.repeat(4);
    await tell('success', text);
    await goOn(13_500);
    expect(texts(list)).toEqual([text]);
    await goOn(1_000);
    expect(texts(list)).toEqual([]);
  });

  test('a failure stays until another page is opened', async () => {
    const { list, router } = await openWithClock();
    await tell('danger', FAILURE);
    await goOn(20_000);
    expect(texts(list)).toEqual([FAILURE]);
    await act(() => router.navigate('/terms'));
    await goOn(500);
    expect(texts(list)).toEqual([]);
  });

  test('a failure that comes with another page stays on it', async () => {
    const { list, router } = await openWithClock();
    await tell('danger', 'This test has ended.');
    await act(() => router.navigate('/terms'));
    await goOn(60_000);
    expect(texts(list)).toEqual(['This test has ended.']);
  });

  test('the time of a message stands still while the keyboard is on it', async () => {
    const { list } = await openWithClock();
    await tell('info', 'Nothing was changed.');
    within(list).getByRole('button', { name: 'Close' }).focus();
    await goOn(60_000);
    expect(texts(list)).toEqual(['Nothing was changed.']);
    act(() => document.getElementById('main')?.focus());
    await goOn(5_250);
    expect(texts(list)).toEqual([]);
  });
});

test('several messages are one list; the same one is not listed twice', async () => {
  const { list } = await openShell();
  await tell('danger', 'First.');
  await tell('danger', 'Second.');
  await tell('danger', 'First.');
  expect(texts(list)).toEqual(['Second.', 'First.']);
});

test('a failure interrupts a screen reader, another message waits; each is read out by the list alone', async () => {
  const { list } = await openShell();
  await tell('danger', FAILURE);
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
