import { type Browser, chromium } from '@playwright/test';
import { extent } from '../../scripts/testing/bench-extent';
import { BROWSER } from '../support/browser';
import { median } from '../support/percentile';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { say } from './support/figures';
import { openOnNetwork, SLOW_DEVICE } from './support/network';

/** What a visitor sees while the page loads, in milliseconds since it was asked for. */
interface Paints {
  /** Of content: a bare background does not count. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shifts: number;
}

/** Runs in the page, before anything else: keeps its paints in the window. */
function watchPaints(): void {
  const paints: Paints = { firstPaint: Number.NaN, largestPaint: Number.NaN, shifts: 0 };
  Object.assign(window, { paints });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    paints.shifts += (entry as unknown as { value: number }).value;
  });
}

const ROUNDS = extent(15, 1);
const GOALS: Record<keyof Paints, number> = { firstPaint: 800, largestPaint: 1_500, shifts: 0.02 };
const WINDOWS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** A visit to the landing page in a browser that has never been here. */
async function coldVisit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Paints> {
  const { context, page } = await openOnNetwork(browser, SLOW_DEVICE, { viewport });
  await page.addInitScript(watchPaints);
  await page.goto(`${url}/landing`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await context.close();
  return paints;
}

await setUp();
const product = await Product.start();
const browser = await chromium.launch(BROWSER);
// The server makes the page for its first visitor.
await coldVisit(browser, product.url, WINDOWS.desktop);
for (const [name, viewport] of Object.entries(WINDOWS)) {
  const visits: Paints[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await coldVisit(browser, product.url, viewport));
  const figure = (key: keyof Paints) => median(visits.map((visit) => visit[key]));
  say(`Landing page, ${name}, median of ${ROUNDS} cold visits at 4x CPU slow-down, 9 Mbit/s and 100 ms`);
  say(`  first paint ${figure('firstPaint').toFixed(0)} ms (goal: at most ${GOALS.firstPaint})`);
  say(`  largest contentful paint ${figure('largestPaint').toFixed(0)} ms (goal: at most ${GOALS.largestPaint})`);
  const worst = Math.max(...visits.map(({ shifts }) => shifts));
  say(
    `  cumulative layout shift ${figure('shifts').toFixed(3)}, at worst ${worst.toFixed(3)} (goal: at most ${GOALS.shifts})`,
  );
}
await browser.close();
await product.close();
