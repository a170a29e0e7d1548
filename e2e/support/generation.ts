import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { ModelServer } from '../../scripts/testing/model-server';
import { test as base, expect } from './fixtures';
import type { Product, Settings } from './product';
import { Visitor } from './visitor';

interface Fixtures {
  /** The server that answers as a model. */
  model: ModelServer;
  /** An admin whose product generates with that server; both are of this journey alone. */
  admin: GeneratingAdmin;
  /** Settings of that product beside those of the model. */
  settings: Settings;
}

/** What an admin does to generate questions. */
class GeneratingAdmin extends Visitor {
  /** Opens the list of a subject, with the one question that has this text. */
  async find(subject: string, text: string): Promise<void> {
    await this.goto(`/questions/${subject}?search=${encodeURIComponent(text)}`);
    await expect(this.page.getByText('1 to 1 of 1')).toBeVisible();
  }

  async start(name: 'Generate' | 'Generate Extact + Questions' = 'Generate'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.generation).toBeVisible();
  }

  /** The generation that is shown as the first. */
  get generation() {
    return generationOn(this.page);
  }
}

function generationOn(page: Page) {
  return page.getByRole('region', { name: 'Generation', exact: true }).first();
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  model: async ({}, use) => {
    const model = await ModelServer.start();
    await use(model);
    await model.close();
  },

  admin: async ({ page, startProduct, model, settings }, use) => {
    const product: Product = await startProduct({ ...model.settings, ...settings });
    const admin = new GeneratingAdmin(page, product);
    await admin.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
    await use(admin);
  },
});
