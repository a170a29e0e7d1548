import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Whoever imports this file sets the time; the clock of the page goes on by itself beside it.
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

export const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

export const choose = (letter: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));
