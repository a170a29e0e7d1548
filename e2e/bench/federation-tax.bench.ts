import { type Browser, chromium } from '@playwright/test';
import { BROWSER } from '../support/browser';
import build from '../support/build';
import { Product } from '../support/product';
import { buildPlainApplication, servePlainApplication } from './plain-application';
import { median, say } from './support/figures';

const ROUNDS = 15;

/** 10 Mbit/s with 40 ms round trips. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Milliseconds until the landing page is first painted in a browser that has never been here. */
async function coldPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(url);
  await page.getByRole('link', { name: 'Start the free assessment' }).waitFor();
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

await build();
const plainFolder = await buildPlainApplication();
const product = await Product.start();
const plain = await servePlainApplication(plainFolder);
const browser = await chromium.launch(BROWSER);
const federated: number[] = [];
const alone: number[] = [];
// Taken in turn, so that whatever else this machine does falls on both.
for (let round = 0; round < ROUNDS; round += 1) {
  federated.push(await coldPaint(browser, `${product.url}/landing`));
  alone.push(await coldPaint(browser, `${plain.url}/landing`));
}
await browser.close();
await Promise.all([product.close(), plain.close()]);

say(`Federation tax: first paint of the landing page, federated over plain, ${ROUNDS} cold visits each at 10 Mbit/s`);
say(
  `  ${median(federated).toFixed(0)} ms / ${median(alone).toFixed(0)} ms = ${(median(federated) / median(alone)).toFixed(2)} (goal: at most 1.20)`,
);
