import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { platformRefusal, readRegistry } from '@wattle/federation/release';
import { isShallow } from '../../scripts/lib/mixed/number-changes';
import { expect, test } from '../support/fixtures';
import { MATRIX_ROWS } from '../support/matrix-rows';
import type { Product } from '../support/product';
import { logInContext, REMOTE_PAGES, type RemotePage } from '../support/remote-pages';

interface Outcome {
  what: 'runs' | 'refused' | 'fails';
  /** The version of the federation runtime that the page has. */
  runtime?: string | undefined;
}

// A trace of every page would cost a fifth of the cores.
test.use({ trace: 'off' });

/** Opens a page in a browser of its own. */
async function open(browser: Browser, product: Product, { path, account, shows }: RemotePage): Promise<Outcome> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    if (account) await logInContext(context, product, account);
    const page = await context.newPage();
    const texts: string[] = [];
    page.on('console', (message) => texts.push(message.text()));
    await page.goto(product.url + path);
    const card = page.getByRole('heading', { name: 'This page could not be loaded' });
    await expect(shows(page).or(card).first()).toBeVisible();
    const runtime = await page.evaluate(() => Reflect.get(globalThis, '__FEDERATION__')?.__INSTANCES__?.[0]?.version);
    if (await card.isVisible()) {
      const isRefused = texts.some((text) => text.includes(' needs platform '));
      return { what: isRefused ? 'refused' : 'fails', runtime };
    }
    // The HTML of the server shows the page without any code.
    const isOfReact = () =>
      shows(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
    await expect.poll(isOfReact).toBe(true);
    return { what: 'runs', runtime };
  } catch {
    return { what: 'fails' };
  } finally {
    await context.close();
  }
}

for (const { shell, remotes, isPromised, folder } of MATRIX_ROWS) {
  test(`shell ${shell} with remotes ${remotes}`, async ({ browser, startShell }) => {
    const hasVersions = existsSync(folder);
    test.skip(!hasVersions && isShallow(), 'the history of this clone is cut');
    test.skip(!hasVersions && !isPromised, 'the history has no such versions');
    expect(hasVersions, 'the history has the versions of a row in which pages must work').toBe(true);
    const registry = await readRegistry(folder);
    const provided = registry.shell?.active.provides.platform ?? '';
    const product = await startShell({ folder });
    for (const remotePage of REMOTE_PAGES) {
      const release = registry.remotes[remotePage.remote]?.active;
      if (!release) continue;
      const { what, runtime } = await open(browser, product, remotePage);
      const { platform } = release.requires;
      const description = `${what} (${platform} in ${provided}, runtime ${runtime})`;
      test.info().annotations.push({ type: remotePage.remote, description });
      if (!isPromised) continue;
      expect(what, remotePage.remote).toBe(platformRefusal(release, provided) ? 'refused' : 'runs');
    }
  });
}
