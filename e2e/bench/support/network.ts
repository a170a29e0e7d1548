import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Conditions {
  /** Milliseconds of a round trip. */
  latency: number;
  megabitsASecond: number;
  /** How many times slower the processor is. */
  cpuSlowDown?: number;
}

const HOME_NETWORK: Conditions = { latency: 40, megabitsASecond: 10 };

/** What pages are promised to be quick on. */
export const SLOW_DEVICE: Conditions = { latency: 100, megabitsASecond: 9, cpuSlowDown: 4 };

/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;

/** A browser that has never been here. */
export async function openOnNetwork(
  browser: Browser,
  { latency, megabitsASecond, cpuSlowDown = 1 }: Conditions = HOME_NETWORK,
  options?: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // The loader of TypeScript puts it around functions, also those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (megabitsASecond * 1_000_000) / 8;
  const throughputs = { downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughputs });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  return { context, page };
}
