import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Registry, Release } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/release';
import { CODE_FAULTS, type CodeFault, withFault } from './support/faulty-code';
import { expect, test } from './support/fixtures';
import type { OwnReleases } from './support/own-releases';
import type { Product } from './support/product';
import { type FileKind, failFiles, type ResponseFault, sendRegistry } from './support/remote-faults';
import { follow, logInContext, REMOTE_PAGES, type RemotePage } from './support/remote-pages';
import { withPool } from './support/with-pool';

/** Pages that are open at once: most of them wait. */
const AT_ONCE = 6;

const MATRIX_MS = 400_000;

/** A page that is not there after this time never comes: two versions may each hang for eight seconds. */
const PAGE_MS = 30_000;

const FILE_FAULTS: [FileKind, ResponseFault][] = [
  ['entry', 'missing'],
  ['entry', 'an HTML page'],
  ['entry', 'hanging'],
  ['entry', 'cut off'],
  ['exposed chunk', 'missing'],
  ['exposed chunk', 'hanging'],
  ['lazy chunk', 'missing'],
  ['lazy chunk', 'an HTML page'],
  ['lazy chunk', 'hanging'],
];

const REGISTRY_FAULTS: ResponseFault[] = ['missing', 'an HTML page', 'wrong JSON', 'hanging'];

interface Run {
  fault: string;
  /** Leads to the page with the fault. */
  open: (page: Page, url: string) => Promise<void>;
}

/** Opens a page of the product in a browser of its own, as whoever may see it. */
async function newPage(browser: Browser, product: Product, { account }: RemotePage) {
  const context = await browser.newContext();
  if (account) await logInContext(context, product, account);
  return context.newPage();
}

async function withActive(releases: OwnReleases, active: Release): Promise<Registry> {
  const { remotes } = await readRegistry(releases.folder);
  const lastGood = remotes[active.name]?.active;
  return { remotes: { ...remotes, [active.name]: { active, ...(lastGood && { lastGood }) } } };
}

async function faultyRelease(releases: OwnReleases, name: string, fault: CodeFault): Promise<Release> {
  const original = await releases.active(name);
  const entryCode = readFileSync(join(releases.folderOf(original), original.entry), 'utf8');
  const suffix = `fault${CODE_FAULTS.indexOf(fault)}`;
  return releases.publishCopy(name, suffix, withFault(fault, original, entryCode));
}

/** Every fault of a remote. */
async function runsOf(releases: OwnReleases, remotePage: RemotePage): Promise<Run[]> {
  const { remote, path } = remotePage;
  const copy = await releases.publishCopy(remote);
  const registry = await withActive(releases, copy);
  const otherPath = remote === 'marketing' ? '/login' : '/terms';

  const code = CODE_FAULTS.map(async (fault): Promise<Run> => {
    const faulty = await withActive(releases, await faultyRelease(releases, remote, fault));
    return {
      fault,
      open: async (page, url) => {
        await sendRegistry(page, faulty);
        await page.goto(url + path, { waitUntil: 'commit' });
      },
    };
  });
  const files = FILE_FAULTS.map(
    ([kind, fault]): Run => ({
      fault: `${kind} ${fault}`,
      open: async (page, url) => {
        await sendRegistry(page, registry);
        await failFiles(page, kind, fault, copy);
        await page.goto(url + path, { waitUntil: 'commit' });
      },
    }),
  );
  const later = REGISTRY_FAULTS.map(
    (fault): Run => ({
      fault: `registry ${fault}`,
      open: async (page, url) => {
        await page.clock.install();
        await failFiles(page, 'registry', fault, copy);
        await page.goto(url + otherPath, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PAGE_MS });
        // The HTML of the server shows a heading, too; time limits of what is still loading would run out.
        await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
        await page.clock.fastForward('01:01');
        await follow(page, path);
      },
    }),
  );
  const inPage: Run = {
    fault: 'registry in the page broken',
    open: async (page, url) => {
      await sendRegistry(page, '{"remotes":');
      await page.goto(url + path, { waitUntil: 'commit' });
    },
  };
  return [...(await Promise.all(code)), ...files, ...later, inPage];
}

/** Whether the page works in the end, with the bar, and another remote after it. */
async function endsWell(page: Page, { remote, shows }: RemotePage): Promise<boolean> {
  const sibling = REMOTE_PAGES[remote === 'marketing' ? 1 : 0] as RemotePage;
  try {
    await expect(shows(page)).toBeVisible({ timeout: PAGE_MS });
    await expect(page.getByRole('banner')).toBeVisible();
    await follow(page, sibling.path);
    await expect(sibling.shows(page)).toBeVisible({ timeout: PAGE_MS });
    return true;
  } catch {
    return false;
  }
}

// A trace of every page would cost a fifth of the cores.
test.use({ trace: 'off' });

for (const remotePage of REMOTE_PAGES) {
  const { remote } = remotePage;
  test(`after every fault of ${remote} the page works, from its last good version`, { tag: '@long' }, async ({
    browser,
    releases,
    startShell,
  }) => {
    test.setTimeout(MATRIX_MS);
    const product = await startShell(releases);
    const runs = await runsOf(releases, remotePage);
    const failed: string[] = [];
    await withPool(runs, AT_ONCE, async ({ fault, open }) => {
      const page = await newPage(browser, product, remotePage);
      await open(page, product.url);
      if (!(await endsWell(page, remotePage))) failed.push(fault);
      await page.context().close();
    });
    expect(runs.length).toBeGreaterThanOrEqual(20);
    expect(failed).toEqual([]);
  });
}
