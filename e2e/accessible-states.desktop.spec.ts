import type { Browser } from '@playwright/test';
import { ModelServer } from '../scripts/testing/model-server';
import { checkOnBoth, checkOnDesktop, checkOnPhone } from './accessibility/check-states';
import { STATES } from './screens/states';
import { expect, test } from './support/fixtures';
import type { Product } from './support/product';

/** Shares of the states, so that every worker has some. */
const PARTS = {
  'public pages': /^(public|auth)\//,
  'the free assessment and the dashboard': /^(assessment|dashboard)\//,
  'the player': /^player\//,
  'results, texts, papers, the day of an exam and the parent': /^(results|writing|paper|exam-day|family)\//,
  staff: /^admin\//,
};

const SCREENS = { 'at 1280 px': checkOnDesktop, 'in a hand, and at 400 %': checkOnPhone };

/** A state of each kind of page; the others are long. */
const REPRESENTATIVE = new Set([
  'public/landing',
  'auth/signup-empty',
  'assessment/hub',
  'player/maths',
  'player/gap',
  'results/low',
  'admin/list-maths',
  'admin/import-faulty',
]);

test.use({ trace: 'off' });

async function expectAccessible(
  startProduct: (settings: Record<string, string>) => Promise<Product>,
  browser: Browser,
  check: typeof checkOnBoth,
  includes: (name: string) => boolean,
): Promise<void> {
  test.setTimeout(600_000);
  const model = await ModelServer.start();
  const product = await startProduct(model.settings);
  const states = STATES.filter(([name]) => includes(name));
  const findings = await check({ browser, product, model, states });
  await model.close();
  expect(findings).toEqual({});
}

test('a state of each kind of page is accessible at 1280 px, in a hand, and at 400 %', async ({
  browser,
  startProduct,
}) => {
  await expectAccessible(startProduct, browser, checkOnBoth, (name) => REPRESENTATIVE.has(name));
});

for (const [screen, check] of Object.entries(SCREENS)) {
  for (const [part, names] of Object.entries(PARTS)) {
    test(`every state of ${part} is accessible ${screen}`, { tag: '@long' }, async ({ browser, startProduct }) => {
      await expectAccessible(startProduct, browser, check, (name) => names.test(name));
    });
  }
}

test('every representative state is there', () => {
  const names = new Set(STATES.map(([name]) => name));
  expect([...REPRESENTATIVE].filter((name) => !names.has(name))).toEqual([]);
});

test('every state belongs to one share', () => {
  const shares = STATES.map(([name]) => Object.values(PARTS).filter((names) => names.test(name)).length);
  expect(new Set(shares)).toEqual(new Set([1]));
});
