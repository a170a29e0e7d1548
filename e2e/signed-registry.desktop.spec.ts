import type { Page } from '@playwright/test';
import { VISITOR_COOKIE } from '@wattle/federation/canary';
import type { RegisteredRemote, Registry } from '@wattle/federation/registry';
import { readWritten } from '@wattle/federation/release';
import { signRegistry, signRelease, signTogether } from '@wattle/federation/signing';
import { newRegistryKeys } from '@wattle/federation/testing';
import { journeyKeys } from './support/build';
import { expect, test } from './support/fixtures';
import { tamperWithRegistry } from './support/remote-faults';

/** As long as a signature counts, and more. */
const MONTH_MS = 31 * 86_400_000;

const card = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const login = (page: Page) => page.getByRole('button', { name: 'Log In' });
const authIn = ({ remotes }: Registry) => remotes.auth as RegisteredRemote;

const hasRun = (page: Page, container: string) => page.evaluate((name) => name in window, container);

test.describe('a registry that was changed on its way', () => {
  test.use({ allowedComplaints: /^registry|was preloaded using link preload/ });

  const changes: [string, (registry: Registry) => Registry][] = [
    [
      'names another version',
      (registry) => {
        authIn(registry).active.version = '9.9.9';
        return registry;
      },
    ],
    [
      'has another hash of a file',
      (registry) => {
        const { files, entry } = authIn(registry).active;
        files[entry] = `sha384-${'A'.repeat(64)}`;
        return registry;
      },
    ],
    [
      'leads to other files',
      (registry) => {
        authIn(registry).active.baseUrl = '/releases/tests/9/';
        return registry;
      },
    ],
    ['is not signed', ({ remotes }) => ({ remotes })],
    ['is signed by a stranger', (registry) => signRegistry(registry, newRegistryKeys(), new Date())],
    ['has expired', (registry) => signRegistry(registry, journeyKeys(), new Date(Date.now() - MONTH_MS))],
  ];

  for (const [what, change] of changes) {
    const tag = what === 'is signed by a stranger' ? [] : ['@long'];
    test(`and ${what} is not taken, and no code of a remote runs`, { tag }, async ({ page, product, releases }) => {
      const { container } = await releases.active('auth');
      await tamperWithRegistry(page, change);
      const reported = page.waitForEvent('console', (message) => message.text().startsWith('registry'));
      await page.goto(`${product.url}/login`);
      await expect(card(page)).toBeVisible();
      await reported;
      expect(await hasRun(page, container)).toBe(false);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(login(page)).toBeVisible();
    });
  }

  test('and has another canary than the signed one is not taken', { tag: '@long' }, async ({
    page,
    releases,
    startShell,
    context,
  }) => {
    const canary = await releases.publishCopy('auth');
    await releases.startCanary(canary, 50);
    const product = await startShell(releases);
    const visitor = await visitorWith(product.url, canary.version);
    await context.addCookies([{ name: VISITOR_COOKIE, value: visitor, url: product.url }]);

    await page.goto(`${product.url}/login`);
    await expect.poll(() => hasRun(page, canary.container)).toBe(true);
    await tamperWithRegistry(page, (registry) => {
      authIn(registry).active.entry = 'other.js';
      return registry;
    });
    await page.goto(`${product.url}/login`);
    await expect(card(page)).toBeVisible();
    expect(await hasRun(page, canary.container)).toBe(false);
  });

  test('to one of an earlier day is not taken by a browser that has seen a newer one', { tag: '@long' }, async ({
    page,
    newDevice,
    releases,
    startShell,
  }) => {
    const product = await startShell(releases);
    const before = await readWritten(releases.folder);
    const old = signRegistry(
      { ...before, sequence: (before.sequence ?? 1) - 1 },
      journeyKeys(),
      new Date(Date.now() - 86_400_000),
    );
    await page.goto(`${product.url}/login`);
    await page.waitForFunction(() => localStorage.getItem('newest_registry') !== null);
    await tamperWithRegistry(page, () => old);
    await page.goto(`${product.url}/login`);
    await expect(card(page)).toBeVisible();

    // Nobody else can tell: it was right in its time, and has not expired.
    const other = await newDevice();
    await tamperWithRegistry(other, () => old);
    await other.goto(`${product.url}/login`);
    await expect(login(other)).toBeVisible();
  });
});

test.describe('a remote of a team', () => {
  test.use({ allowedComplaints: /was not signed|has not signed|was preloaded using link preload/ });

  const team = newRegistryKeys();
  /** As somebody with the root key gives it to the team, and the team signs it. */
  const delegated = (registry: Registry, isSigned: boolean): Registry => {
    const { active } = authIn(registry);
    const northern = {
      keys: team.publicKeys,
      threshold: 1,
      remotes: ['auth'],
      paths: active.paths.map(({ path }) => path),
      expiresAt: new Date(Date.now() + MONTH_MS).toISOString(),
    };
    const statement = {
      purpose: 'delegations',
      version: 1,
      issuedAt: new Date().toISOString(),
      teams: { northern },
    };
    const facts = { shared: {}, smoke: [] };
    const signed = isSigned ? signRelease({ release: active, facts }, [team.own]) : undefined;
    const remotes = { ...registry.remotes, auth: { active: { ...active, signed } } };
    const delegations = signTogether(statement, [journeyKeys().own]);
    return signRegistry({ ...registry, remotes, delegations }, journeyKeys(), new Date());
  };

  test('runs where the team has signed it; where not, its page shows a card, and all others go on', {
    tag: '@long',
  }, async ({ page, product, releases }) => {
    const { container } = await releases.active('auth');
    await tamperWithRegistry(page, (registry) => delegated(registry, false));
    await page.goto(`${product.url}/login`);
    await expect(card(page)).toBeVisible();
    expect(await hasRun(page, container)).toBe(false);
    await page.goto(`${product.url}/landing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();

    await tamperWithRegistry(page, (registry) => delegated(registry, true));
    await page.goto(`${product.url}/login`);
    await expect(login(page)).toBeVisible();
  });
});

test('a device whose clock is wrong by a year opens pages', { tag: '@long' }, async ({ page, product }) => {
  await page.clock.setSystemTime(new Date(Date.now() + 366 * 86_400_000));
  await page.goto(`${product.url}/login`);
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
  await expect(login(page)).toBeVisible();
});

/** The cookie of a visitor who gets this version. */
async function visitorWith(url: string, version: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${url}/registry.json`);
    const [, visitor = ''] = /=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    if (authIn((await response.json()) as Registry).active.version === version) return visitor;
  }
}
