import { expect, test } from './support/fixtures';
import { type FileKind, failFiles, type ResponseFault } from './support/remote-faults';
import { follow } from './support/remote-pages';

const FAULTS: [FileKind, ResponseFault][] = [
  ['entry', 'missing'],
  ['entry', 'an HTML page'],
  ['exposed chunk', 'cut off'],
  ['lazy chunk', 'missing'],
  ['lazy chunk', 'an HTML page'],
  ['lazy chunk', 'hanging'],
];

test.use({
  allowedComplaints: /Failed to load resource|Refused to execute script|valid digest|^Remote auth [\w.-]+: load/,
});

const WAYS = ['Try again', 'a navigation'] as const;

/** A navigation opens a page in one way, whatever its files suffered. */
const waysAfter = (kind: FileKind, fault: ResponseFault) =>
  kind !== 'exposed chunk' && fault === 'missing' ? WAYS : [WAYS[0]];

for (const [kind, fault] of FAULTS) {
  for (const way of waysAfter(kind, fault)) {
    test(`${kind} ${fault}: once that has ended, ${way} opens the page without a reload`, { tag: '@long' }, async ({
      page,
      releases,
      startShell,
    }) => {
      const product = await startShell(releases);
      const active = await releases.active('auth');
      // There is no last good version.
      await releases.register({ active });
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await failFiles(page, kind, fault, active);
      await page.goto(`${product.url}/terms`);
      await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
      await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
      await follow(page, '/login');
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible({
        timeout: 30_000,
      });

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (way === 'Try again') {
        await page.getByRole('button', { name: 'Try again' }).click();
      } else {
        await follow(page, '/terms');
        await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
        await follow(page, '/login');
      }
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible({ timeout: 30_000 });
      expect(documents).toEqual([`${product.url}/terms`]);
    });
  }
}
