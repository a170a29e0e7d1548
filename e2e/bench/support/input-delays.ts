import type { Locator, Page } from '@playwright/test';

/** What the Event Timing API says of an event. */
interface EventTiming {
  interactionId: number;
  duration: number;
}

type WatchedWindow = Window & { inputs: Map<number, number> };

/** Runs in the page: notes how long each interaction took, from the input to the paint that answers it. */
export function observeInputs(): void {
  const inputs = new Map<number, number>();
  Object.assign(window, { inputs });
  // An interaction has several events, such as pointerup and click: the longest counts.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as unknown as EventTiming;
      if (interactionId) inputs.set(interactionId, Math.max(inputs.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds of each interaction with the page; those below the 16 ms that browsers report are left out. */
export async function inputDelays(page: Page): Promise<number[]> {
  // Entries come after the frame that they are of.
  await untilIdle(page);
  return page.evaluate(() => [...(window as unknown as WatchedWindow).inputs.values()]);
}

/**
 * Clicks where an element is. What looks for elements runs in the page, as slowly as the page does: it must not stand
 * between an input and the paint of its answer.
 */
export async function clickOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be clicked is not on the page');
  await untilIdle(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await untilIdle(page);
}

/** Presses a key, and looks at nothing until it is answered. */
export async function press(page: Page, key: string): Promise<void> {
  await untilIdle(page);
  await page.keyboard.press(key);
  await untilIdle(page);
}

/** The page has painted, and has nothing to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined)))),
  );
}
