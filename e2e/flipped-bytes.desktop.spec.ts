import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Release, ShellRelease } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/release';
import { expect, test } from './support/fixtures';
import { logInContext, REMOTE_PAGES } from './support/remote-pages';
import { withPool } from './support/with-pool';

const AT_ONCE = 4;

/** Pages that together fetch what a remote ships. */
const PATHS: Record<string, string[]> = {
  marketing: ['/', '/terms', '/privacy'],
  auth: ['/login', '/signup', '/forgot-password', '/reset-password', '/confirm-email'],
  assessment: ['/freeassesment', '/test-assesment-books', '/free-assessment', '/start-test'],
  tests: ['/student-dashboard', '/test/weekly-test/maths', '/practice-test'],
  admin: [
    '/admin-dashboard',
    '/admin-dashboard/families',
    '/view-questions/Maths',
    '/questions/Maths',
    '/add-questionsBooks',
    '/add-mathQuestions',
    '/add-readingQuestions',
    '/add-thinkingskillQuestions',
    '/add-writingQuestions',
    '/import-questions',
  ],
};

/** Stands on every page, also on the card. */
const heading = (page: Page) => page.getByRole('main').getByRole('heading').first();

const isScript = (file: string) => file.endsWith('.js');

/** Opens a page and tells which scripts of a release it fetches. */
async function scriptsOf(page: Page, url: string, { baseUrl }: Pick<Release, 'baseUrl'>): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = request.url().split(baseUrl);
    if (file && isScript(file)) files.add(file);
  });
  await page.goto(url);
  await expect(heading(page)).toBeVisible();
  return [...files];
}

/** Sends a file with one bit of it changed. Tells for which files the browser has refused to run what came. */
async function flip(page: Page, { baseUrl }: Pick<Release, 'baseUrl'>, file: string): Promise<() => boolean> {
  let isRefused = false;
  page.on('console', (message) => {
    isRefused ||= message.text().startsWith('Failed to find a valid digest') && message.text().includes(file);
  });
  await page.route(`**${baseUrl}${file}`, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const middle = Math.floor(body.length / 2);
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
    await route.fulfill({ response, body });
  });
  return () => isRefused;
}

/** Pages that together fetch what the shell ships, also what it fetches when it is idle. */
const SHELL_PATHS = ['/terms', '/login', '/freeassesment'];

// A trace of every page would cost a fifth of the cores.
test.use({ trace: 'off' });

for (const { remote, account } of REMOTE_PAGES) {
  test(`no file of ${remote} runs with one bit changed`, { tag: '@long' }, async ({
    browser,
    releases,
    startShell,
  }) => {
    const product = await startShell(releases);
    const { active } = await releases.activateCopy(remote);
    const newPage = async () => {
      const context = await browser.newContext();
      if (account) await logInContext(context, product, account);
      return context.newPage();
    };

    const pathOf = new Map<string, string>();
    await withPool(PATHS[remote] ?? [], AT_ONCE, async (path) => {
      const page = await newPage();
      for (const file of await scriptsOf(page, product.url + path, active)) pathOf.set(file, path);
      await page.context().close();
    });

    await withPool([...pathOf], AT_ONCE, async ([file, path]) => {
      const page = await newPage();
      const isRefused = await flip(page, active, file);
      await page.goto(product.url + path);
      await expect.poll(isRefused, { message: `${file} is refused` }).toBe(true);
      await expect(heading(page)).toBeVisible();
      await page.context().close();
    });

    // What no page fetches at once is refused in the same way: the entry holds its hash.
    const entry = readFileSync(join(releases.folderOf(active), active.entry), 'utf8');
    const others = Object.keys(active.files).filter((file) => isScript(file) && !pathOf.has(file));
    expect(others.filter((file) => !entry.includes(active.files[file] as string))).toEqual([]);
    process.stdout.write(
      `  ${remote}: ${pathOf.size} files refused, ${others.length} more with their hash in the entry\n`,
    );
  });
}

test('no file of the shell runs with one bit changed', { tag: '@long' }, async ({ browser, product, releases }) => {
  const shell = (await readRegistry(releases.folder)).shell?.active as ShellRelease;
  const withPage = async (run: (page: Page) => Promise<void>) => {
    const context = await browser.newContext();
    await run(await context.newPage());
    await context.close();
  };

  const pathOf = new Map<string, string>();
  for (const path of SHELL_PATHS) {
    await withPage(async (page) => {
      // What reports is fetched some seconds after the page.
      const reports = page.waitForRequest((request) => /\/reports\./.test(request.url()));
      for (const file of await scriptsOf(page, product.url + path, shell)) pathOf.set(file, path);
      for (const file of [await reports].map((request) => request.url().split(shell.baseUrl)[1])) {
        if (file) pathOf.set(file, path);
      }
    });
  }
  await withPool([...pathOf], AT_ONCE, async ([file, path]) =>
    withPage(async (page) => {
      const isRefused = await flip(page, shell, file);
      await page.goto(product.url + path);
      await expect.poll(isRefused, { message: `${file} is refused` }).toBe(true);
    }),
  );

  // What no page fetches at once is refused in the same way: files that were checked hold its hash.
  const files = Object.keys(shell.files).filter((file) => isScript(file));
  const checked = files.map((file) => readFileSync(join(releases.folderOf(shell), file), 'utf8')).join('');
  const others = files.filter((file) => !pathOf.has(file));
  expect(others.filter((file) => !checked.includes(shell.files[file] as string))).toEqual([]);
  process.stdout.write(`  shell: ${pathOf.size} files refused, ${others.length} more with their hash in others\n`);
});
