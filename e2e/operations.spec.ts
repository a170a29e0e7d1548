import type { BrowserContext } from '@playwright/test';
import type { ClientReport } from '@wattle/contract';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { registryFor, VISITOR_NUMBERS } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Product } from './support/product';
import { Visitor } from './support/visitor';

const FAULT = 'the canary fails';

/** The cookie of a visitor who has this version. */
async function becomeVisitorOf(context: BrowserContext, url: string, registry: Registry, version: string) {
  const number = Array.from({ length: VISITOR_NUMBERS }, (_, visitor) => visitor).find((visitor) =>
    Object.values(registryFor(registry, visitor).remotes).some(({ active }) => active.version === version),
  );
  await context.addCookies([{ name: 'wattle-visitor', value: String(number), url }]);
}

/** Pages of other visitors report that they were viewed. */
async function reportViews({ apiUrl }: Product, report: ClientReport, views: number): Promise<void> {
  const reports = Array.from({ length: views }, () => report);
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(`${apiUrl}/api/client-reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ reports }),
  });
  expect(status).toBe(204);
}

test.describe('a canary that throws', () => {
  test.use({ allowedComplaints: new RegExp(FAULT) });

  test('is taken back by itself, and staff see why', async ({ page, newDevice, releases, startProduct }, {
    project,
  }) => {
    const old = await releases.active('marketing');
    const isRoutes = (file: string) => old.preload.includes(file) && file !== old.entry;
    const canary = await releases.publishCopy('marketing', 'copy', (code, file) =>
      isRoutes(file) ? `setTimeout(() => { throw new Error('${FAULT}') });${code}` : code,
    );
    const registry = await releases.startCanary(canary, 10);
    const product = await startProduct({ RELEASES_DIR: releases.folder });
    const place = { remote: 'marketing', version: old.version, comparedWith: canary.version, path: '/landing' };
    await reportViews(product, { kind: 'view', ...place }, 50);

    const staff = new Visitor(page, product, project.name);
    await staff.logInAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
    await staff.goto('/admin-dashboard/operations');
    const card = page.getByRole('region', { name: 'Canary of mf-marketing' });
    await expect(card.getByRole('row', { name: /^Old/ })).toContainText('50');
    await expectAccessible(page);
    await staff.picture('operations-1-canary');

    const visitor = await newDevice();
    await becomeVisitorOf(visitor.context(), product.url, registry, canary.version);
    for (let visit = 0; visit < 6; visit += 1) {
      const reported = visitor.waitForRequest('**/api/client-reports');
      await visitor.goto(`${product.url}/landing`);
      await reported;
    }
    await expect(page.getByText(/had clearly more errors than .+ and was taken back by itself/)).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('cell', { name: `Error: ${FAULT}` }).first()).toBeVisible();
    await expect(card).toBeHidden();
    await expectAccessible(page);
    await staff.picture('operations-2-taken-back');

    const fetched: string[] = [];
    visitor.on('request', (request) => fetched.push(request.url()));
    await visitor.goto(`${product.url}/landing`);
    await expect(visitor.getByRole('link', { name: 'Start the free assessment' })).toBeVisible();
    expect(fetched.filter((url) => url.includes(canary.baseUrl))).toEqual([]);
    expect(fetched.filter((url) => url.includes(old.baseUrl))).not.toEqual([]);
  });
});

test('a page reports views and web vitals of its version, which staff see', async ({
  page,
  newDevice,
  releases,
  startProduct,
}, { project }) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const visitor = await newDevice();
  const reports = visitor.waitForResponse(/\/reports\.\w+\.js$/);
  await visitor.goto(`${product.url}/landing`);
  await reports;
  const staff = new Visitor(page, product, project.name);
  await staff.logInAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await visitor.goto('about:blank');
  await staff.goto('/admin-dashboard/operations');
  const row = page.getByRole('row', { name: /^mf-marketing/ });
  await expect(row).toContainText(/\d+ ms|\d\.\d s/, { timeout: 30_000 });
});

test('staff roll a release back, and the next page has the version before', async ({ page, releases, startProduct }, {
  project,
}) => {
  const { active, lastGood } = await releases.activateCopy('marketing');
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const staff = new Visitor(page, product, project.name);
  await staff.logInAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await staff.goto('/admin-dashboard/operations');
  await page.getByRole('button', { name: /^Roll back mf-marketing to/ }).click();
  await expectAccessible(page);
  await staff.picture('operations-3-roll-back');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/^Rolled mf-marketing back from/)).toBeVisible();

  const { remotes } = await (await fetch(`${product.url}/registry.json`)).json();
  expect(remotes.marketing.active.version).toBe(lastGood.version);
  expect(remotes.marketing.withdrawn).toEqual([active.version]);
});

test('a child in a timed test keeps its version when a canary starts', async ({ page, releases, startProduct }, {
  project,
}) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const visitor = new Visitor(page, product, project.name);
  await visitor.startAssessment();
  await visitor.startTest({ title: 'Reading' });
  const canary = await releases.publishCopy('assessment');
  await releases.startCanary(canary, 99);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visitor.answerAll('A');
  await visitor.submit();
  expect(fetched.filter((url) => url.includes(canary.baseUrl))).toEqual([]);
});
