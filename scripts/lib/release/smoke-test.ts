import { ReleaseError, type Trial } from '@wattle/federation/release';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FakeApi } from './fake-api';
import { TrialShell } from './trial-shell';

const HEADING_MS = 15_000;

/** Who opens a page that is not for everybody. */
const USER = { id: '0123456789abcdef01234567', username: 'priya', firstName: 'Priya' };

/** Opens the pages of a trial in a browser. Throws a ReleaseError with what went wrong on the first that fails. */
export async function smokeTest(
  releasesDir: string,
  { registry, steps }: Trial,
  executablePath: string,
): Promise<void> {
  if (!registry.shell) throw new ReleaseError('The shell has never been released: pnpm release shell comes first.');
  const api = await FakeApi.start();
  const shell = await TrialShell.start(releasesDir, registry, api.port).catch((error: unknown) => {
    api.close();
    throw error;
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const step of steps) {
      api.responses = step.api ?? {};
      const faults = await faultsOf(browser, shell.url, step);
      if (faults.length > 0) throw new ReleaseError(`The smoke test failed.\n${faults.join('\n')}`);
    }
  } finally {
    await browser.close();
    await shell.close();
    api.close();
  }
}

async function faultsOf(browser: Browser, url: string, step: Trial['steps'][number]): Promise<string[]> {
  const { of, path, heading, signedInAs } = step;
  const context = await browser.newContext(signedInAs && { storageState: signedIn(url, signedInAs) });
  try {
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(url + path);
    const isShown = await showsItself(page, heading).then(
      () => true,
      () => false,
    );
    const missing = isShown ? [] : [`no heading "${heading}"`];
    return [...missing, ...complaints].map((fault) => `  ${of} ${path}: ${fault}`);
  } finally {
    await context.close();
  }
}

/** Resolves once the code of the page shows a heading: the HTML of the server may show it without any code. */
async function showsItself(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined, undefined, {
    timeout: HEADING_MS,
  });
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor({ timeout: HEADING_MS });
}

/** The storage of a browser in which somebody has logged in. */
function signedIn(origin: string, role: string) {
  const items = {
    user: JSON.stringify({ ...USER, role }),
    access_token: 'smoke-test',
    refresh_token: 'smoke-test',
    isAuthenticated: 'true',
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** What the browser complains of: errors, and whatever the policies of the page refuse. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // A call that the test states no response for has failed.
    const isOfApi = message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
    if (message.type() === 'error' && !isOfApi) complaints.push(message.text());
  });
  return complaints;
}
