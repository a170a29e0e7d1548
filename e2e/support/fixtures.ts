import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Registry } from '@wattle/federation/registry';
import { platformRefusal, readRegistry } from '@wattle/federation/release';
import { axeFindings } from './axe';
import { RELEASES } from './build';
import { OwnReleases } from './own-releases';
import { Product, type Settings } from './product';
import { looksAtPages, Visitor } from './visitor';

/** What the shell of a registry refuses of its remotes, by the sentences that stand in the console then. */
function refusalsIn({ shell, remotes }: Registry): string[] {
  if (!shell) return [];
  const { platform } = shell.active.provides;
  return Object.values(remotes).flatMap(({ active }) => platformRefusal(active, platform) ?? []);
}

interface Options {
  /** What the browser may complain of in this journey, because the journey brings it about. */
  allowedComplaints: RegExp | undefined;
}

interface Fixtures extends Options {
  /** The browsers of the devices that this journey has opened. */
  devices: BrowserContext[];
  /** A visitor in a browser that has never been here. */
  visitor: Visitor;
  /** Opens a page on another device, whose console stays silent too. */
  newDevice: () => Promise<Page>;
  /** Starts a product that this journey may break. */
  startProduct: (settings?: Settings) => Promise<Product>;
  /** A copy of the releases that this journey may break. */
  releases: OwnReleases;
}

interface WorkerFixtures {
  /** Whether the journeys of a file change the question bank: they get a worker, and so a product, of their own. */
  changesBank: boolean;
  /** The releases of the product that the journeys of one worker share. */
  releasesDir: string;
  /** What the shell among them refuses; it says so in the console. */
  refusals: readonly string[];
  /** A product that the journeys of one worker share. */
  product: Product;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({ releasesDir }, use) => {
      const product = await Product.start({ RELEASES_DIR: releasesDir });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],

  changesBank: [false, { option: true, scope: 'worker' }],

  releasesDir: [RELEASES, { option: true, scope: 'worker' }],

  refusals: [async ({ releasesDir }, use) => use(refusalsIn(await readRegistry(releasesDir))), { scope: 'worker' }],

  allowedComplaints: [undefined, { option: true }],

  context: async ({ context, allowedComplaints, refusals }, use) => {
    const complaints = collectComplaints(context, refusals);
    await use(context);
    expectSilence(complaints, allowedComplaints);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  devices: async ({}, use) => use([]),

  newDevice: async ({ browser, allowedComplaints, devices, refusals }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      devices.push(context);
      complaints.push(collectComplaints(context, refusals));
      return context.newPage();
    });
    await Promise.all(devices.map((context) => context.close()));
    expectSilence(complaints.flat(), allowedComplaints);
  },

  startProduct: async ({ context, devices }, use) => {
    const products: Product[] = [];
    await use(async (settings) => {
      const product = await Product.start(settings);
      products.push(product);
      return product;
    });
    // A page reports to its product when it is left.
    const pages = [context, ...devices].flatMap((each) => each.pages());
    await Promise.all(pages.map((page) => page.goto('about:blank').catch(() => undefined)));
    await Promise.all(products.map((product) => product.close()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  releases: async ({}, use) => {
    const releases = new OwnReleases();
    await use(releases);
    releases.remove();
  },

  visitor: async ({ page, product }, use, { project }) => {
    await use(new Visitor(page, product, project.name));
  },
});

/** Whatever the browser complains of on any page of a context: errors, warnings, violated policies. */
function collectComplaints(context: BrowserContext, refusals: readonly string[]): string[] {
  const complaints: string[] = [];
  // What is refused has been preloaded in vain.
  const isExpected = (text: string) =>
    text === 'Service Worker registration blocked by Playwright' ||
    (refusals.length > 0 &&
      [...refusals, 'was preloaded using link preload but not used'].some((each) => text.includes(each)));
  context.on('weberror', (webError) => complaints.push(webError.error().message));
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isExpected(message.text())) complaints.push(message.text());
  });
  return complaints;
}

function expectSilence(complaints: readonly string[], allowed: RegExp | undefined): void {
  const unexpected = complaints.filter((complaint) => !allowed?.test(complaint));
  expect(unexpected, 'the console stays silent').toEqual([]);
}

/** What the browser keeps of its user. Which registry it has seen stands there, too, and says nothing of anybody. */
export function storedOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { newest_registry: _seen, ...stored } = { ...localStorage };
    return stored as Record<string, string>;
  });
}

/** Nothing on the page keeps out whoever cannot see or hold a mouse; what is moderate is looked for in the stories. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!looksAtPages()) return;
  expect(await axeFindings(page, ['minor', 'moderate'])).toEqual([]);
}

export { expect };
