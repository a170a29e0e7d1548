import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Registry } from '@wattle/federation/registry';
import { platformRefusal, readRegistry } from '@wattle/federation/release';
import { type Db, MongoClient } from 'mongodb';
import { axeFindings } from './axe';
import { RELEASES } from './build';
import { OwnReleases } from './own-releases';
import { Product, type Settings } from './product';
import { Student } from './student';
import { looksAtPages, Visitor } from './visitor';

/** What the shell of a registry refuses of its remotes, by the sentences that stand in the console then. */
function refusalsIn({ shell, remotes }: Registry): string[] {
  if (!shell) return [];
  const { platform } = shell.active.provides;
  return Object.values(remotes).flatMap(({ active }) => platformRefusal(active, platform) ?? []);
}

/** Below 768 px the panes stand one above the other. */
export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

export interface Options {
  /** Whether journeys run at the width that they are not meant for first. */
  isOtherWidth: boolean;
  /** What the browser may complain of in this journey, because the journey brings it about. */
  allowedComplaints: RegExp | undefined;
}

interface Fixtures extends Options {
  isOnPhone: boolean;
  /** The browsers of the devices that this journey has opened. */
  devices: BrowserContext[];
  /** Takes the products that this journey has started, to end them with it. */
  ownProducts: (product: Product) => Product;
  /** A visitor in a browser that has never been here. */
  visitor: Visitor;
  /** A child whose family has just signed up, who has opened no page yet. */
  student: Student;
  /** What is stored in the product that the journeys of a worker share. */
  database: Db;
  /** Opens a page on another device, whose console stays silent too. */
  newDevice: () => Promise<Page>;
  /** Starts a product that this journey may break. */
  startProduct: (settings?: Settings) => Promise<Product>;
  /** Starts a shell with other releases in front of the API that the journeys share. */
  startShell: (releases: Pick<OwnReleases, 'folder'>) => Promise<Product>;
  /** A copy of the releases that this journey may break. */
  releases: OwnReleases;
}

interface WorkerFixtures {
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
      // Whether a text is marked twice is left to chance else.
      const product = await Product.start({ RELEASES_DIR: releasesDir, WRITING_SECOND_MARKS: '0' });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],

  releasesDir: [RELEASES, { option: true, scope: 'worker' }],

  refusals: [async ({ releasesDir }, use) => use(refusalsIn(await readRegistry(releasesDir))), { scope: 'worker' }],

  allowedComplaints: [undefined, { option: true }],

  isOtherWidth: [false, { option: true }],
  isOnPhone: ({ isOtherWidth }, use, { tags }) => use(tags.includes('@phone') !== isOtherWidth),
  viewport: ({ isOnPhone }, use) => use(isOnPhone ? PHONE : DESKTOP),
  isMobile: ({ isOnPhone }, use) => use(isOnPhone),
  hasTouch: ({ isOnPhone }, use) => use(isOnPhone),

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

  ownProducts: async ({ context, devices }, use) => {
    const products: Product[] = [];
    await use((product) => {
      products.push(product);
      return product;
    });
    // A page reports to its product when it is left.
    const pages = [context, ...devices].flatMap((each) => each.pages());
    await Promise.all(pages.map((page) => page.goto('about:blank').catch(() => undefined)));
    await Promise.all(products.map((product) => product.close()));
  },

  startProduct: async ({ ownProducts }, use) => use(async (settings) => ownProducts(await Product.start(settings))),

  startShell: async ({ ownProducts, product }, use) =>
    use(async ({ folder }) => ownProducts(await product.withOtherReleases(folder))),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  releases: async ({}, use) => {
    const releases = new OwnReleases();
    await use(releases);
    releases.remove();
  },

  visitor: ({ page, product }, use) => use(new Visitor(page, product)),

  student: async ({ page, product }, use) => use(await Student.signUp(page, product)),

  database: async ({ product }, use) => {
    const client = await MongoClient.connect(product.databaseUri);
    await use(client.db('wattle'));
    await client.close();
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

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Nothing on the page keeps out whoever cannot see or hold a mouse; what is moderate is looked for in the stories. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!looksAtPages()) return;
  expect(await axeFindings(page, ['minor', 'moderate'])).toEqual([]);
}

export { expect };
