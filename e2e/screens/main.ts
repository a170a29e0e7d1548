import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../scripts/lib/root';
import { ModelServer } from '../../scripts/testing/model-server';
import { BROWSER } from '../support/browser';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { writeIndex } from './index-page';
import { STATES } from './states';
import { takeScreens } from './take-screens';
import type { Fault } from './visit-states';
import { SCREENS } from './widths';

/** `pnpm screens [word ...]`: pictures of all states, or of those whose name has one of the words. */
const words = process.argv.slice(2);
const states = STATES.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));

const folder = join(ROOT, '.cache/screens');
rmSync(folder, { recursive: true, force: true });

await setUp();
const model = await ModelServer.start();
const product = await Product.start(model.settings);
const browser = await chromium.launch(BROWSER);
const faults: Fault[] = [];
// One width after the other: a generation that one holds back would be released by another.
for (const screen of SCREENS) {
  faults.push(...(await takeScreens(folder, { browser, product, model, screen, states })));
}
await browser.close();
await product.close();
await model.close();

writeIndex(
  folder,
  states.map(([name]) => name),
  faults,
);
for (const { name, width, message } of faults) process.stderr.write(`${name} at ${width}: ${message}\n`);
process.stdout.write(`${states.length} states: ${join(folder, 'index.html')}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
