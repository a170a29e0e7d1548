import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { DEMO_ACCOUNTS, DEMO_PARENT } from '@wattle/environment';
import { at, DATA_PAGES, type DataPage } from './support/data-pages';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';
import { callsOf } from './support/free-calls';
import { HalvedPage } from './support/halved-page';
import type { Product } from './support/product';
import { logInContext, logInParent } from './support/remote-pages';
import { startClockOn } from './support/visitor';
import { questionRows, workbookOf } from './support/workbook';

const MAX_SHIFT = 0.02;
/** 9 Mbit/s with 100 ms round trips: what stands in for a page while it loads is seen. */
const NETWORK = { offline: false, latency: 100, downloadThroughput: 1_125_000, uploadThroughput: 1_125_000 };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { admin, student } = DEMO_ACCOUNTS;

const PAGES: Omit<DataPage, 'remote' | 'call'>[] = [
  ...DATA_PAGES,
  { name: 'log-in page', path: at('/login'), shows: 'Log In' },
  { name: 'practice exam', path: at('/exam-day'), shows: 'Whole practice exam', account: student },
  { name: 'dashboard of the staff', path: at('/admin-dashboard'), shows: 'Question bank', account: admin },
  { name: 'page of the families', path: at('/admin-dashboard/families'), shows: 'Families', account: admin },
  { name: 'page of the staff', path: at('/admin-dashboard/staff'), shows: 'Staff', account: admin },
  { name: 'page of the operations', path: at('/admin-dashboard/operations'), shows: 'Operations', account: admin },
  { name: 'bin', path: at('/admin-dashboard/bin'), shows: 'Bin', account: admin },
  {
    name: 'reported questions',
    path: at('/admin-dashboard/question-reports'),
    shows: 'Reports of mistakes',
    account: admin,
  },
  { name: 'page of an import', path: pathOfImport, shows: 'maths-term-4.xlsx', account: admin },
  { name: 'log-in of parents', path: at('/parent-login'), shows: 'Log in for parents' },
  { name: 'page of a parent', path: pathOfParent('/family'), shows: 'This device' },
  { name: 'form for more children', path: pathOfParent('/signup'), shows: 'Add a child' },
  { name: 'report of the free assessment', path: pathOfReport, shows: 'What to practise next' },
  { name: 'list to generate from', path: at('/questions/Reading'), shows: 'Questions for', account: admin },
];

function pathOfParent(path: string): DataPage['path'] {
  return async (product, context) => {
    await logInParent(context, product, DEMO_PARENT);
    return path;
  };
}

/** Imports a file, and gives the page of its rows. */
async function pathOfImport({ url }: Product, context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${url}/import-questions`);
  const file = { name: 'maths-term-4.xlsx', mimeType: XLSX, buffer: workbookOf(questionRows(3, ` (${randomUUID()})`)) };
  await page.getByLabel('Excel file (.xlsx)').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: /^Import \d+ questions$/ }).click();
  await page.getByRole('link', { name: 'See the drafts' }).click();
  await page.waitForURL('**/import-questions/*');
  await page.close();
  return new URL(page.url()).pathname;
}

/** The page after the results were sent, as it is loaded again: what the history entry says comes along. */
async function pathOfReport({ url }: Product, context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${url}/freeassesment`);
  await page.request.post(`${url}/api/freeassesment/userdetailforassesment`, { data: { email } });
  const { submit } = callsOf(page, email);
  for (const test of FREE_TESTS) await submit(test);
  await page.request.post(`${url}/api/freeassesment/send-user-details`, { data: { email } });
  const { resultsToken } = await (await page.request.get(`${url}/api/freeassesment/report`)).json();
  await page.close();
  return `/free-assessment/results#${resultsToken}`;
}

/** Adds up how much moved on the page by itself, as browsers report it (CLS). */
async function watchShifts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const shifts = { sum: 0, what: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        };
        if (hadRecentInput) continue;
        shifts.sum += value;
        shifts.what.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { sum, what } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; what: string[] } }).shifts,
  );
  expect(sum, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  const images = page.locator('img:not([width][height])');
  expect(await images.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
}

for (const { name, path, shows, account } of PAGES) {
  const tag = name === 'dashboard' ? [] : ['@long'];
  test(`nothing moves by itself while the ${name} loads`, { tag }, async ({ page, context, product }) => {
    if (account) await logInContext(context, product, account);
    const address = await path(product, context);
    await watchShifts(page);
    await page.goto(product.url + address);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expectNoShift(page);
  });
}

test('nothing moves on the landing page when its fonts come after its first paint', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await watchShifts(page);
  let notePainted = () => {};
  const isPainted = new Promise<void>((resolve) => {
    notePainted = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(`${product.url}/landing`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  notePainted();
  await page.evaluate(() => document.fonts.ready);
  await expectNoShift(page);
});

for (const width of [1280, 390]) {
  for (const last of ['<h1', '<a class=', 'aria-label="Sample question"']) {
    test(`nothing moves on the landing page at ${width} px when it is painted up to its first ${last}`, {
      tag: '@long',
    }, async ({ page, product }) => {
      const halved = await HalvedPage.of(`${product.url}/landing`, last);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(halved.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      halved.sendRest();
      await expect(page.locator('footer')).toBeAttached();
      await expectNoShift(page);
      await halved.close();
    });
  }
}

test('nothing moves by itself in a test: while it opens, from question to question, and while pictures come', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await logInContext(context, product, await aStudent(product));
  await watchShifts(page);
  await page.goto(`${product.url}/test/subject-test/maths`);
  await startClockOn(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  for (let number = 1; number <= 10; number += 1) await next.click();
  await expectNoShift(page);
});
