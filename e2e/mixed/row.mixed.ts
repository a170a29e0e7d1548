import { platformRefusal, readRegistry } from '@wattle/federation/release';
import { expect, test } from '../support/fixtures';
import { logInContext, REMOTE_PAGES } from '../support/remote-pages';

for (const { remote, path, account, shows } of REMOTE_PAGES) {
  test(`the version of ${remote} runs, or the last good one when the platform refuses it`, { tag: '@mixed' }, async ({
    page,
    context,
    product,
    releasesDir,
  }) => {
    const { shell, remotes } = await readRegistry(releasesDir);
    const { active, lastGood } = remotes[remote] ?? {};
    if (!shell || !active) throw new Error(`The row has no ${remote}`);
    const refusal = platformRefusal(active, shell.active.provides.platform);
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    if (account) await logInContext(context, product, account);

    await page.goto(product.url + path);
    const runs = (container: string) => page.evaluate((name) => name in globalThis, container);
    if (refusal) await expect.poll(() => reports.join('\n')).toContain(refusal);
    const [expected, other] = refusal ? [lastGood, active] : [active, lastGood];
    if (expected) {
      await expect.poll(() => runs(expected.container)).toBe(true);
      await expect(shows(page)).toBeVisible();
      // The HTML of the server shows the page without any code.
      await expect.poll(() => shows(page).evaluate(isOfReact)).toBe(true);
    } else {
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    }
    if (other) expect(await runs(other.container)).toBe(false);
  });
}

/** Runs in the page: whether React has made or taken over an element. */
function isOfReact(element: object): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
