import type { BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { registryFor, VISITOR_NUMBERS } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import { expect, expectAccessible, test } from './support/fixtures';
import { postReports, visitOf } from './support/page-visits';
import type { Product } from './support/product';
import { follow } from './support/remote-pages';
import { Visitor } from './support/visitor';

const FAULT = 'the canary fails';

/** The numbers of visitors who have this version. */
function visitorsOf(registry: Registry, version: string): number[] {
  return Array.from({ length: VISITOR_NUMBERS }, (_, visitor) => visitor).filter((visitor) =>
    Object.values(registryFor(registry, visitor).remotes).some(({ active }) => active.version === version),
  );
}

function becomeVisitor(context: BrowserContext, product: Product, number = 0): Promise<void> {
  const [name = '', value = ''] = visitOf(product, number).cookie.split('=');
  return context.addCookies([{ name, value, url: product.url }]);
}

test.describe('a canary that throws', () => {
  test.use({ allowedComplaints: new RegExp(FAULT) });

  test('is taken back by itself, and staff see why', { tag: '@long' }, async ({
    page,
    newDevice,
    releases,
    startProduct,
  }) => {
    const old = await releases.active('marketing');
    const isRoutes = (file: string) => old.preload.includes(file) && file !== old.entry;
    const canary = await releases.publishCopy('marketing', 'copy', (code, file) =>
      isRoutes(file) ? `setTimeout(() => { throw new Error('${FAULT}') });${code}` : code,
    );
    const registry = await releases.startCanary(canary, 10);
    const product = await startProduct({ RELEASES_DIR: releases.folder });
    const pageRef = { remote: 'marketing', version: old.version, comparedWith: canary.version, path: '/landing' };
    for (const visitor of visitorsOf(registry, old.version).slice(0, 50)) {
      const reports = [{ kind: 'view', ...pageRef } as const];
      expect(await postReports(product.apiUrl, reports, visitOf(product, visitor))).toBe(204);
    }

    const staff = new Visitor(page, product);
    await staff.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
    await staff.goto('/admin-dashboard/operations');
    const card = page.getByRole('region', { name: 'Canary of mf-marketing' });
    await expect(card.getByRole('row', { name: /^Old/ })).toContainText('0 of 50');
    await expectAccessible(page);

    const visitor = await newDevice();
    const [first, ...others] = visitorsOf(registry, canary.version);
    for (const number of [first, first, first, ...others.slice(0, 4)]) {
      await becomeVisitor(visitor.context(), product, number);
      const reported = visitor.waitForRequest('**/api/client-reports');
      await visitor.goto(`${product.url}/landing`);
      await reported;
    }
    await expect(page.getByText(/clearly failed for more visitors than .+ and was taken back by itself/)).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('cell', { name: `Error: ${FAULT}` }).first()).toBeVisible();
    await expect(card).toBeHidden();
    await expectAccessible(page);

    const fetched: string[] = [];
    visitor.on('request', (request) => fetched.push(request.url()));
    await visitor.goto(`${product.url}/landing`);
    await expect(visitor.getByRole('link', { name: 'Start the free assessment' })).toBeVisible();
    expect(fetched.filter((url) => url.includes(canary.baseUrl))).toEqual([]);
    expect(fetched.filter((url) => url.includes(old.baseUrl))).not.toEqual([]);
  });
});

test('a page reports views and web vitals of its version, which staff see', { tag: '@long' }, async ({
  page,
  newDevice,
  releases,
  startProduct,
}) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const visitor = await newDevice();
  const reports = visitor.waitForResponse(/\/reports\.\w+\.js$/);
  await visitor.goto(`${product.url}/landing`);
  await reports;
  const staff = new Visitor(page, product);
  await staff.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await visitor.goto('about:blank');
  await staff.goto('/admin-dashboard/operations');
  const row = page.getByRole('row', { name: /^mf-marketing/ });
  await expect(row).toContainText(/\d+ ms|\d\.\d s/, { timeout: 30_000 });
});

for (const [what, isReloaded] of [
  ['until it is submitted', false],
  ['after a reload', true],
] as const) {
  test(`a child in a timed test keeps its version when a canary starts, ${what}`, { tag: '@long' }, async ({
    page,
    releases,
    startProduct,
  }) => {
    const product = await startProduct({ RELEASES_DIR: releases.folder });
    const visitor = new Visitor(page, product);
    await page.clock.install();
    await visitor.startAssessment();
    await visitor.startTest({ title: 'Reading' });
    const canary = await releases.publishFaulty('assessment', "document.documentElement.dataset.hasCanary = 'yes';");
    const registry = await releases.startCanary(canary, 99);
    await becomeVisitor(page.context(), product, visitorsOf(registry, canary.version)[0]);
    const hasCanary = () => page.evaluate(() => document.documentElement.dataset.hasCanary === 'yes');

    await page.clock.fastForward('01:01');
    if (isReloaded) await page.reload();
    await visitor.answerAll('A');
    await visitor.submit();
    expect(await hasCanary()).toBe(false);
    await page.clock.fastForward('01:01');
    await follow(page, '/freeassesment');
    await expect.poll(hasCanary).toBe(true);
  });
}
