import { act } from '@testing-library/react';
import axe from 'axe-core';

// jsdom draws nothing, so these two cannot be judged here; the journeys look at the pages in a browser.
const RULES = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

/** Fails on what keeps people out. */
export async function expectNoFaults(element: Element): Promise<void> {
  const { violations } = await act(() => axe.run(element, { rules: RULES, resultTypes: ['violations'] }));
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap((fault) => fault.nodes.map(({ html }) => `${fault.id}: ${html}`))).toEqual([]);
}
