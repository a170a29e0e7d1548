import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError, type Trial } from '@wattle/federation/release';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FakeApi, TrialShell } from './trial-shell';

const HEADING_MS = 15_000;
/** A page may complain without end. */
const MAX_COMPLAINTS = 20;
const MAX_COMPLAINT_LENGTH = 300;
/** Others wait for it. */
const ALL_STEPS_MS = 180_000;

/** Who opens a page that is not for everybody. */
const USER = { id: '0123456789abcdef01234567', username: 'priya', firstName: 'Priya' };

interface SmokeTestListener {
  onPage: (path: string) => void;
  warn: (message: string) => void;
}

export async function smokeTest(
  releasesDir: string,
  { registry, steps }: Trial,
  executablePath: string,
  { onPage, warn }: SmokeTestListener,
  limitMs = ALL_STEPS_MS,
): Promise<void> {
  if (!registry.shell) throw new ReleaseError('The shell has never been released: pnpm release shell comes first.');
  const started: { close(): void | Promise<void> }[] = [];
  const closeLater = <Started extends (typeof started)[number]>(each: Started) => {
    started.push(each);
    return each;
  };
  const limit = new AbortController();
  try {
    const api = closeLater(await FakeApi.start());
    const shell = closeLater(await TrialShell.start(releasesDir, registry, api.port));
    const browser = closeLater(await launch(executablePath, warn));
    const openAll = async () => {
      for (const step of steps) {
        api.responses = step.api ?? {};
        const faults = await faultsOf(browser, shell.url, step);
        if (faults.length > 0) throw new ReleaseError(`The smoke test failed.\n${faults.join('\n')}`);
        onPage(step.path);
      }
    };
    const isTooSlow = await Promise.race([openAll(), sleep(limitMs, true, { signal: limit.signal })]);
    if (isTooSlow) throw new ReleaseError(`The smoke test took more than ${limitMs / 1_000} seconds.`);
  } finally {
    limit.abort();
    // What is not closed keeps the process from ending.
    await Promise.allSettled(started.map(async (each) => each.close()));
  }
}

let hasWarned = false;

/** Where Chromium cannot start with its sandbox, as for root in a container, it starts without. */
async function launch(executablePath: string, warn: (message: string) => void): Promise<Browser> {
  // A server that is told to stop ends by itself, and its browser with it.
  const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false };
  const options = { executablePath, args: ['--disable-gpu'], ...signals };
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => {
      if (!hasWarned)
        warn('Chromium does not start with its sandbox here. Smoke tests run the code of releases without.');
      hasWarned = true;
      return chromium.launch({ ...options, chromiumSandbox: false });
    })
    .catch((error: Error) => {
      throw new ReleaseError(`The browser ${executablePath} does not start: ${error.message.split('\n', 1)[0]}`);
    });
}

async function faultsOf(browser: Browser, url: string, step: Trial['steps'][number]): Promise<string[]> {
  const { name, path, heading, signedInAs } = step;
  const context = await browser.newContext(signedInAs && { storageState: signedIn(url, signedInAs) });
  try {
    // Code that is not released yet reaches nothing but what is stated for it.
    await context.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(url + path);
    const isShown = await showsItself(page, heading).then(
      () => true,
      () => false,
    );
    const missing = isShown ? [] : [`no heading “${heading}”`];
    return [...missing, ...complaints].map((fault) => `  ${name} ${path}: ${fault}`);
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
  const add = (message: string) => {
    if (complaints.length < MAX_COMPLAINTS) complaints.push(message.slice(0, MAX_COMPLAINT_LENGTH));
  };
  page.on('pageerror', ({ message }) => add(message));
  page.on('console', (message) => {
    // A call that the test states no response for has failed.
    const isOfApi = message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
    if (message.type() === 'error' && !isOfApi) add(message.text());
  });
  return complaints;
}
