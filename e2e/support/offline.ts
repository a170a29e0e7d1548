import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Whether the worker holds what this page needs without network. */
export async function expectHeld(page: Page, path = '/student-dashboard'): Promise<void> {
  const held = (wanted: string) =>
    page.evaluate(async (address) => {
      const record = await (await caches.open('wattle-held')).match('/held');
      return record ? ((await record.json()) as { paths: string[] }).paths.includes(address) : false;
    }, wanted);
  await expect.poll(() => held(path), { timeout: 30_000 }).toBe(true);
}

/** What the device keeps of tests: keys of its storage, and caches. */
export function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isOfTest = (name: string) => /^(wattle-(own|answers|ui-state|submission|outbox)-|timer_)/.test(name);
    return [...Object.keys(localStorage), ...(await caches.keys())].filter(isOfTest);
  });
}

/** Waits until the page has its worker. */
export async function workerOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
