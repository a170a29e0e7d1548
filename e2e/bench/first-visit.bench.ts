import { chromium } from '@playwright/test';
import { BROWSER } from '../support/browser';
import { fetchedFor, kilobytes, MAX_SCRIPT_KB, MAX_SCRIPTS } from '../support/first-visit';
import { Product } from '../support/product';
import setUp from '../support/setup';

await setUp();
const product = await Product.start();
const browser = await chromium.launch(BROWSER);
const fetched = await fetchedFor(await browser.newPage(), `${product.url}/`);
await browser.close();
await product.close();

const scripts = fetched.filter(({ type }) => type === 'script');
const ratio = (value: number, budget: number) => `${(value / budget).toFixed(2)} of the budget of ${budget}`;

process.stdout.write(
  [
    'First visit to the landing page',
    ...scripts.map(({ path, bytes }) => `  ${(bytes / 1_000).toFixed(1).padStart(6)} KB  ${path}`),
    `  JavaScript ${kilobytes(scripts).toFixed(1)} KB: ${ratio(kilobytes(scripts), MAX_SCRIPT_KB)} KB`,
    `  ${scripts.length} scripts: ${ratio(scripts.length, MAX_SCRIPTS)}`,
    `  everything ${kilobytes(fetched).toFixed(1)} KB in ${fetched.length} requests`,
    '',
  ].join('\n'),
);
