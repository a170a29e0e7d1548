import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Product } from './product';
import { Visitor } from './visitor';

interface Fixtures {
  /** A visitor in a browser that has never been here. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /** A product that the journeys of one worker share. */
  product: Product;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ page }, use) => {
    const complaints = collectComplaints(page);
    await use(page);
    expect(complaints, 'the console stays silent').toEqual([]);
  },

  visitor: async ({ page, product }, use, { project }) => {
    await use(new Visitor(page, product, project.name));
  },
});

/** Whatever the browser complains of: errors, warnings, violated policies. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Nothing on the page keeps out whoever cannot see or hold a mouse. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { expect };
