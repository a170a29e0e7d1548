import type { Release } from '@wattle/federation/registry';
import { expect, test } from './support/fixtures';
import { ReleaseStore } from './support/release-store';
import { follow } from './support/remote-pages';

const scriptsIn = ({ asked }: ReleaseStore) => asked.filter((path) => path.endsWith('.js'));
const at = ({ origin }: ReleaseStore, release: Release): Release => ({ ...release, baseUrl: origin + release.baseUrl });

let stores: ReleaseStore[] = [];
test.afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});

async function startStore(folder: string): Promise<ReleaseStore> {
  const store = await ReleaseStore.start(folder);
  stores.push(store);
  return store;
}

test('two remotes come from two other origins, all their files and nothing else', { tag: '@long' }, async ({
  page,
  releases,
  startProduct,
}) => {
  const [one, other] = [await startStore(releases.folder), await startStore(releases.folder)];
  await releases.register({ active: at(one, await releases.publishCopy('auth')) });
  await releases.register({ active: at(other, await releases.publishCopy('assessment')) });
  const product = await startProduct({
    RELEASES_DIR: releases.folder,
    RELEASE_ORIGINS: `${one.origin},${other.origin}`,
  });
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));

  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
  await follow(page, '/freeassesment');
  await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  await follow(page, '/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();

  // Entry, routes, and the chunks of pages.
  expect(new Set(scriptsIn(one)).size).toBeGreaterThanOrEqual(4);
  expect(scriptsIn(one).filter((path) => !path.startsWith('/releases/auth/'))).toEqual([]);
  expect(new Set(scriptsIn(other)).size).toBeGreaterThanOrEqual(3);
  expect(scriptsIn(other).filter((path) => !path.startsWith('/releases/assessment/'))).toEqual([]);
  const fromShell = own.filter((url) => url.startsWith(product.url) && /\/releases\/(auth|assessment)\//.test(url));
  expect(fromShell.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test.describe('from an origin that the shell does not allow', () => {
  test.use({ allowedComplaints: /^Remote \w+ [\w.-]+: load/ });

  test('nothing is fetched: the last good version stands in, without one the card', { tag: '@long' }, async ({
    page,
    releases,
    startProduct,
  }) => {
    const [allowed, foreign] = [await startStore(releases.folder), await startStore(releases.folder)];
    const lastGood = at(allowed, await releases.active('assessment'));
    await releases.register({ active: at(foreign, await releases.publishCopy('assessment')), lastGood });
    await releases.register({ active: at(foreign, await releases.publishCopy('auth')) });
    const product = await startProduct({ RELEASES_DIR: releases.folder, RELEASE_ORIGINS: allowed.origin });

    await page.goto(`${product.url}/freeassesment`);
    await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
    expect(scriptsIn(allowed).length).toBeGreaterThan(0);
    await follow(page, '/login');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await follow(page, '/terms');
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(foreign.asked).toEqual([]);
  });
});

test.describe('of code that runs already', () => {
  test.use({ allowedComplaints: /Content Security Policy|TrustedScriptURL|csp-reports/ });

  test('a script of another origin is fetched through no policy', { tag: '@long' }, async ({
    page,
    releases,
    startProduct,
  }) => {
    const [allowed, foreign] = [await startStore(releases.folder), await startStore(releases.folder)];
    const { name, entry, baseUrl } = await releases.active('auth');
    const product = await startProduct({ RELEASES_DIR: releases.folder, RELEASE_ORIGINS: allowed.origin });
    await page.goto(`${product.url}/login`);
    await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);

    // As the runtime of a remote adds its chunks, through the policy that belongs to it.
    const load = (url: string) =>
      page.evaluate(
        ([policyName, address]) =>
          new Promise<string>((resolve) => {
            const { trustedTypes } = window as unknown as {
              trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
            };
            const policy = trustedTypes.createPolicy(policyName as string, { createScriptURL: (each: string) => each });
            const script = document.createElement('script');
            script.onload = () => resolve('loaded');
            script.onerror = () => resolve('refused');
            script.src = policy.createScriptURL(address as string);
            document.head.append(script);
          }),
        [`${name}#rspack`, url],
      );
    expect(await load(foreign.origin + baseUrl + entry)).toBe('refused');
    expect(foreign.asked).toEqual([]);
    expect(await load(allowed.origin + baseUrl + entry)).toBe('loaded');
  });
});
