import { type Browser, chromium, type Page } from '@playwright/test';
import { extent } from '../../scripts/testing/bench-extent';
import { BROWSER } from '../support/browser';
import { median } from '../support/percentile';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { buildPlainApplication, servePlainApplication } from './plain-application';
import { say } from './support/figures';
import { openOnNetwork } from './support/network';
import { answerSampleQuestion, openWithRestingPointer, type Visit } from './support/visit';

const ROUNDS = extent(20, 1);

/** A visit to the landing page in a browser that has never been here. */
async function coldVisit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openOnNetwork(browser);
  const visit = await answerSampleQuestion(page, `${url}/landing`);
  await context.close();
  return visit;
}

async function secondPage(browser: Browser, url: string) {
  const { context, page } = await openOnNetwork(browser);
  await page.goto(`${url}/landing`, { waitUntil: 'networkidle' });
  const opened = await openWithRestingPointer(page as Page, 'Free Assessment', 'Student Information');
  await context.close();
  return opened;
}

await setUp();
const plainFolder = await buildPlainApplication();
const product = await Product.start();
const plain = await servePlainApplication(plainFolder);
const browser = await chromium.launch(BROWSER);
const federated: Visit[] = [];
const alone: Visit[] = [];
const second: { ms: number; requests: number }[] = [];
// Taken in turn, so that whatever else this machine does falls on all.
for (let round = 0; round < ROUNDS; round += 1) {
  federated.push(await coldVisit(browser, product.url));
  alone.push(await coldVisit(browser, plain.url));
  second.push(await secondPage(browser, product.url));
}
await browser.close();
await Promise.all([product.close(), plain.close()]);

function compare(what: string, figureOf: (visit: Visit) => number, goal: number): void {
  const [one, other] = [median(federated.map(figureOf)), median(alone.map(figureOf))];
  say(
    `  ${what}: ${one.toFixed(0)} ms / ${other.toFixed(0)} ms = ${(one / other).toFixed(2)} (goal: at most ${goal.toFixed(2)})`,
  );
}

say(
  `Landing page, released remotes over one plain application, median of ${ROUNDS} cold visits each at 10 Mbit/s, 40 ms`,
);
compare('first contentful paint', ({ painted }) => painted, 0.5);
compare('interactive (the sample question answers)', ({ answered }) => answered, 1.1);
const requests = Math.max(...second.map((each) => each.requests));
say(`Page of a second remote, after the pointer has rested on its link (files fetched after the click: ${requests})`);
say(`  ${median(second.map(({ ms }) => ms)).toFixed(0)} ms from the click (goal: at most 60 beyond the network)`);
