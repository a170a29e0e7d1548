import { jest } from '@jest/globals';
import axe from 'axe-core';

/** Whoever cannot see or hold a mouse can use it. */
export async function expectAccessible(element: Element): Promise<void> {
  jest.useRealTimers();
  // jsdom draws nothing, so these two cannot be judged here; the design system computes its contrasts.
  const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}
