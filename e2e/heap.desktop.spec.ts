import type { CDPSession, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { expect, test } from './support/fixtures';
import { follow, logInContext, REMOTE_PAGES } from './support/remote-pages';

const SWITCHES = 50;

/**
 * What these may leave, after as many before, by which the browser has compiled what runs often: it measures 100 to 250
 * KB more for it then, and no node. A page that stayed would leave 100 nodes at each switch.
 */
const MAX_GROWTH = { kilobytes: 512, nodes: 50, listeners: 50 };

// A trace keeps copies of the page.
test.use({ trace: 'off' });

async function heapOf(session: CDPSession) {
  // What is freed at first may have held something else.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    kilobytes: figure('JSHeapUsedSize') / 1_024,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  };
}

/** Goes from remote to remote in one page, and ends where it began. */
async function switchRemotes(page: Page, remotes: typeof REMOTE_PAGES): Promise<void> {
  for (let time = 1; time <= SWITCHES || time % remotes.length !== 1; time += 1) {
    const { path, shows } = remotes[time % remotes.length] as (typeof REMOTE_PAGES)[number];
    await follow(page, path);
    await expect(shows(page)).toBeVisible();
  }
}

for (const role of ['student', 'admin'] as const) {
  const account = DEMO_ACCOUNTS[role];
  // Whoever is logged in is led away from the log-in.
  const remotes = REMOTE_PAGES.filter((each) => each.remote !== 'auth' && (!each.account || each.account === account));

  test(`${SWITCHES} switches between remotes leave no growing heap: ${role}`, { tag: '@long' }, async ({
    page,
    context,
    product,
  }) => {
    await logInContext(context, product, account);
    await page.goto(product.url + remotes[0]?.path);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await switchRemotes(page, remotes);
    const before = await heapOf(session);
    await switchRemotes(page, remotes);
    const after = await heapOf(session);
    for (const [name, max] of Object.entries(MAX_GROWTH)) {
      const [from, to] = [before, after].map((heap) => heap[name as keyof typeof heap]) as [number, number];
      expect(to - from, `${name}: ${Math.round(from)}, then ${Math.round(to)}`).toBeLessThanOrEqual(max);
    }
  });
}
