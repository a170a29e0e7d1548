import { loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { activate, publish } from '@wattle/federation/release';
import { buildPackage, deleteBuildStamp } from '../../scripts/lib/build';
import { ROOT } from '../../scripts/lib/root';
import { extent } from '../../scripts/testing/bench-extent';
import { BROWSER } from '../support/browser';
import { journeyKeys } from '../support/build';
import { fetchedFor, kilobytes } from '../support/first-visit';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { releaseOneBundle, servedOneBundle } from './one-bundle/one-bundle';
import { foldersOf, releaseFederated } from './support/federated-releases';
import { goalsOf, linesOf, Measured, VARIANTS, type Variant } from './support/federation-figures';
import { say } from './support/figures';
import { openOnNetwork } from './support/network';
import { answerSampleQuestion, heapOf, openByLink } from './support/visit';

const VISITS = extent(15, 5);
/** Builds differ less from time to time. */
const RELEASES = extent(5, 1);
const OUTPUT = join(ROOT, '.cache/federation-bench');

/** The first visit to the landing page, by a browser that has never been here. */
async function measureVisit(browser: Browser, url: string, measured: Measured, variant: Variant): Promise<void> {
  const { context, page } = await openOnNetwork(browser);
  const { painted, answered } = await answerSampleQuestion(page, `${url}/landing`);
  measured.add('firstPaint', variant, painted);
  measured.add('interactive', variant, answered);
  await context.close();
}

/** From the landing page to a page of another remote. */
async function measureSecondPage(browser: Browser, url: string, measured: Measured, variant: Variant): Promise<void> {
  for (const isRested of [false, true]) {
    const { context, page } = await openOnNetwork(browser);
    await page.goto(`${url}/landing`, { waitUntil: 'networkidle' });
    const { ms, beyondNetwork } = await openByLink(page, 'Free Assessment', 'Student Information', isRested);
    measured.add(isRested ? 'rested' : 'atOnce', variant, ms);
    measured.add(isRested ? 'restedBeyond' : 'atOnceBeyond', variant, beyondNetwork);
    await page.waitForLoadState('networkidle');
    measured.add('heap', variant, (await heapOf(page)) / 1_000);
    await context.close();
  }
}

async function measureBytes(browser: Browser, url: string, measured: Measured, variant: Variant): Promise<void> {
  const context = await browser.newContext();
  measured.add('firstVisit', variant, kilobytes(await fetchedFor(await context.newPage(), `${url}/landing`)));
  await context.close();
}

/** Builds and releases what has changed: one remote, or all of the bundle. Neither is tested. */
async function measureRelease(measured: Measured, releasesDir: string, folders: readonly string[], round: number) {
  const changed = folders[round % folders.length] as string;
  const name = relative(ROOT, changed);
  deleteBuildStamp(name);
  let startedAt = performance.now();
  await buildPackage(name);
  const keys = journeyKeys();
  const release = await publish(releasesDir, changed, { keys });
  await activate(releasesDir, release.name, release.version, { keys });
  measured.add('release', 'wattle', performance.now() - startedAt);
  startedAt = performance.now();
  await releaseOneBundle(join(OUTPUT, 'release'), folders);
  measured.add('release', 'bundle', performance.now() - startedAt);
}

async function compare(browser: Browser, application: Product, remotes: number): Promise<Measured> {
  const measured = new Measured(remotes);
  const folders = foldersOf(remotes);
  const releasesDir = join(OUTPUT, 'federated');
  await releaseFederated(releasesDir, folders);
  const built = join(OUTPUT, 'bundle');
  const registry = await releaseOneBundle(built, folders);
  const served: Record<Variant, string> = {
    wattle: releasesDir,
    bundle: servedOneBundle(built, registry, false),
    prerendered: servedOneBundle(built, registry, true),
  };
  const shells = new Map<Variant, Product>();
  for (const variant of VARIANTS) shells.set(variant, await application.withOtherReleases(served[variant]));
  const eachVariant = async (measure: typeof measureVisit, round: number) => {
    // Taken in turn, so that whatever else this machine does falls on all.
    for (const index of VARIANTS.keys()) {
      const variant = VARIANTS[(index + round) % VARIANTS.length] as Variant;
      await measure(browser, shells.get(variant)?.url ?? '', measured, variant);
    }
  };
  // The servers make their pages for the first visitor.
  await eachVariant(measureBytes, 0);
  for (let round = 0; round < VISITS; round += 1) {
    await eachVariant(measureVisit, round);
    if (remotes > 1) await eachVariant(measureSecondPage, round);
  }
  for (const shell of shells.values()) await shell.close();
  // One remote is nearly the whole.
  const releases = remotes > 1 ? RELEASES : 0;
  for (let round = 0; round < releases; round += 1) await measureRelease(measured, releasesDir, folders, round);
  return measured;
}

const options = { remotes: { type: 'string', default: '1,5,20' }, json: { type: 'boolean' } } as const;
const { values } = parseArgs({ options: { ...options, short: { type: 'boolean' } } });

await setUp();
const application = await Product.start();
const browser = await chromium.launch(BROWSER);
const all: Measured[] = [];
for (const count of values.remotes.split(',')) all.push(await compare(browser, application, Number(count)));
await browser.close();
await application.close();

const goals = goalsOf(all);
const load = loadavg()[0] ?? 0;
if (values.json) say(JSON.stringify({ visits: VISITS, load, medians: all.map((each) => each.medians()), goals }));
else {
  say(`What federation costs: medians of ${VISITS} visits at 10 Mbit/s, 40 ms, and of ${RELEASES} releases`);
  say(`One bundle: the same sources without federation, sent by the same server and rendered by the browser, with its
first files preloaded; "as HTML" with the landing page sent as Wattle sends it. Load of the machine: ${load.toFixed(1)}`);
  for (const line of [...all.flatMap(linesOf), ...goals.map(({ line }) => line)]) say(line);
}
// With so few visits, times say nothing (docs/decisions/014-tests.md).
const missed = goals.filter(({ isMissed, isWorse }) => (values.short ? isWorse : isMissed));
if (missed.length > 0) {
  process.stderr.write(`Missed: ${missed.map(({ line }) => line).join('; ')}\n`);
  process.exitCode = 1;
}
