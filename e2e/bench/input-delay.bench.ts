import { chromium, type Page } from '@playwright/test';
import { extent } from '../../scripts/testing/bench-extent';
import { BROWSER } from '../support/browser';
import { aStudent } from '../support/family';
import { percentile } from '../support/percentile';
import { Product } from '../support/product';
import { logInContext } from '../support/remote-pages';
import setUp from '../support/setup';
import { say } from './support/figures';
import { clickOn, inputDelays, observeInputs, press } from './support/input-delays';
import { openOnNetwork, SLOW_DEVICE } from './support/network';

const GOAL_MS = 100;
/** On the bare page, after each test. */
const BARE_INPUTS = extent(35, 2);
const SUBJECTS = extent(['maths', 'reading', 'thinkingskills'], ['maths']);

/** Opens a test past what stands before its clock. */
async function openTest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const position = page.getByText(/^Question \d+ of \d+$/).first();
  const start = page.getByRole('main').getByRole('button', { name: /^(Start|Begin)/ });
  await position.or(start).first().waitFor();
  if (!(await position.isVisible())) await start.first().click();
  await position.waitFor();
}

/** As a child does: chooses, changes its mind, flags, goes on; by pointer and by keys in turn. */
async function takeTest(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let number = 1; ; number += 1) {
    const options = page.getByRole('radio');
    if (await options.first().isVisible()) {
      await clickOn(page, options.nth(1));
      await press(page, 'A');
    }
    if (number % 3 === 0) await clickOn(page, page.getByRole('button', { name: 'Flag', exact: true }));
    if (!(await next.isVisible())) break;
    if (number % 2 === 0) await press(page, 'ArrowRight');
    else await clickOn(page, next);
  }
  const tiles = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
  for (const index of [0, 4, 9, 2]) await clickOn(page, tiles.nth(index));
}

/** What the machine itself takes now: inputs to a page that does nothing but change a word. */
async function bareDelays(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = '0';
    button.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
    document.body.replaceChildren(button);
  });
  for (let click = 0; click < BARE_INPUTS; click += 1) await clickOn(page, page.getByRole('button'));
  return inputDelays(page);
}

await setUp();
const product = await Product.start();
const browser = await chromium.launch(BROWSER);
const { context, page } = await openOnNetwork(browser, SLOW_DEVICE);
await logInContext(context, product, await aStudent(product));
await page.addInitScript(observeInputs);
const delays: number[] = [];
const bare: number[] = [];
for (const subject of SUBJECTS) {
  await openTest(page, `${product.url}/test/subject-test/${subject}`);
  await takeTest(page);
  delays.push(...(await inputDelays(page)));
  bare.push(...(await bareDelays(page, product.url)));
}
await browser.close();
await product.close();

say('A test at 4x CPU slow-down, 9 Mbit/s and 100 ms: from an input to the paint of its answer');
for (const [name, share] of [
  ['median', 0.5],
  ['98th percentile', 0.98],
] as const) {
  const goal = share === 0.98 ? ` (goal: at most ${GOAL_MS})` : '';
  const machine = `${percentile(bare, share).toFixed(0)} ms on a bare page in the same run`;
  say(`  ${name} of ${delays.length} inputs: ${percentile(delays, share).toFixed(0)} ms${goal}; ${machine}`);
}
