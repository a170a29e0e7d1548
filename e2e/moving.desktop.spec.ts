import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { AttemptReview } from '@wattle/contract/results';
import { MongoClient } from 'mongodb';
import { ROOT } from '../scripts/lib/root';
import { EngineProcess } from './support/engine-process';
import { PATH, TEST_MONGODB_URI } from './support/environment';
import { expect, test as journey } from './support/fixtures';
import type { Product, Settings } from './support/product';
import { Student } from './support/student';

/** What tells somebody that something is going on, apart from the contents of a page. */
const SIGNS = 'h1, dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status], [aria-live]';

/** Collects the text of every sign that a page shows from now on, however short. A page that is loaded anew has none. */
async function watchSigns(page: Page): Promise<void> {
  await page.evaluate((signs) => {
    const seen = new Set<string>();
    const look = () => {
      for (const sign of document.querySelectorAll(signs)) seen.add(sign.textContent ?? '');
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenSigns: seen });
  }, SIGNS);
}

/** The texts that were seen, each once. */
function seenSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { seenSigns } = window as { seenSigns?: Set<string> };
    if (!seenSigns) throw new Error('The page was loaded anew.');
    return [...seenSigns].filter(Boolean);
  });
}

/** A database of another server: of the one that TEST_MONGODB_URI names, or of an embedded engine on a TCP port. */
const test = journey.extend<{ databaseUri: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  databaseUri: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'wattle-server-'));
    const engine = TEST_MONGODB_URI ? undefined : await EngineProcess.start(folder);
    const uri = new URL(TEST_MONGODB_URI ?? engine?.uri ?? '');
    uri.pathname = `wattle_test_${randomUUID().slice(0, 8)}`;
    await use(uri.href);
    const client = await MongoClient.connect(uri.href);
    await client.db().dropDatabase();
    await client.close();
    await engine?.stop();
    rmSync(folder, { recursive: true });
  },
});

/** `pnpm data copy` on the data of a product. Gives what it says. */
async function copyData({ dataDir }: Product, ...places: string[]): Promise<string> {
  const parameters = ['--import', 'tsx', 'scripts/api-command.ts', 'data', 'copy', ...places];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: ROOT,
    env: { PATH, DATA_DIR: dataDir },
  });
  return stdout;
}

/** All that a child sees of both moves. */
const EXPECTED_SIGN = /^(Weekly test, Maths| ?Question \d+ of 17|Not yet saved, kept on this device|Saved)$/;

// A response of the shell while no API runs.
test.use({ allowedComplaints: /Failed to load resource: .* status of 503/ });

test('the product is moved to another server and back under a child, who sees only what is not yet saved', {
  tag: '@long',
}, async ({ page, newDevice, startProduct, databaseUri }) => {
  test.setTimeout(400_000);
  const product = await startProduct();
  const student = await Student.logIn(page, product);
  await student.begin('weekly Maths');
  await watchSigns(page);
  const testUrl = page.url();
  let answers = '';
  const answer = async (letters: string) => {
    for (const letter of letters) {
      if (answers) await student.next();
      await student.answer(letter);
      answers += letter;
    }
  };
  const notYetSaved = page.getByText(/Not yet saved/).first();
  const move = async (places: string[], settings: Settings = {}) => {
    await product.stopApi();
    const copied = copyData(product, ...places);
    await answer('BC');
    await expect(notYetSaved).toBeVisible();
    expect(await copied).toContain('Copied and compared: ');
    await answer('D');
    await product.startApi(settings);
    await student.expectSaved();
    await expect(notYetSaved).not.toBeAttached();
    await answer('A');
    await student.expectSaved();
  };

  await answer('AB');
  await student.expectSaved();
  await move(['--to', databaseUri], { MONGODB_URI: databaseUri });
  const engineFolder = join(product.dataDir, 'mongo');
  renameSync(engineFolder, `${engineFolder}-before`);
  await move(['--from', databaseUri, '--to', 'data-dir']);
  expect((await seenSigns(page)).filter((text) => !EXPECTED_SIGN.test(text))).toEqual([]);
  expect(page.url()).toBe(testUrl);

  // Another device shows what the server holds, and nothing that the first one has kept.
  const other = await student.inAnotherBrowser(await newDevice());
  await expect(other.page.getByText(new RegExp(`^${answers.length} of 17 answered`))).toBeVisible();
  await student.submitAndSeeResult();
  const attemptId = page.url().split('/').at(-1);
  const result = other.page.waitForResponse((response) => response.url().endsWith(`/api/attempts/${attemptId}`));
  await other.page.goto(page.url());
  const { questions } = ((await (await result).json()) as AttemptReview).result;
  expect(questions.map(({ selectedAnswer }) => selectedAnswer?.[0] ?? ' ').join('')).toBe(answers.padEnd(17));
});
