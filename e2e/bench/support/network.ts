import type { Browser, BrowserContext, Page } from '@playwright/test';

/** 10 Mbit/s with 40 ms round trips. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** A browser that has never been here, on a home network. */
export async function openOnNetwork(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The loader of TypeScript puts it around functions, also those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return { context, page };
}
