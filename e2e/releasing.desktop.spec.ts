import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  listReleases,
  readRegistry,
  registryPath,
  releasePublished,
  rollback,
  type SmokeStep,
} from '@wattle/federation/release';
import { ROOT } from '../scripts/lib/root';
import { journeyKeys, REGISTRY_KEY_FILE } from './support/build';
import { Checkout } from './support/checkout';
import { PATH } from './support/environment';
import { expect, test } from './support/fixtures';
import type { OwnReleases } from './support/own-releases';

const REMOTES = ['admin', 'assessment', 'auth', 'marketing', 'tests'];

/** How `pnpm release` ends for a version that is published, with what it says. */
async function release(releases: OwnReleases, ...parameters: string[]) {
  const command = ['--import', 'tsx', join(ROOT, 'scripts/release.ts'), 'release', ...parameters];
  const env = { PATH, RELEASES_DIR: releases.folder, REGISTRY_KEY_FILE };
  const running = promisify(execFile)(process.execPath, command, { cwd: ROOT, env, timeout: 180_000 });
  return running.then(
    (output) => ({ code: 0, killed: false, ...output }),
    (error: { code: number; killed: boolean; stdout: string; stderr: string }) => error,
  );
}

test('what is live passes its smoke tests, the shell with the pages of all remotes', { tag: '@long' }, async ({
  releases,
}) => {
  const { shell } = await readRegistry(releases.folder);
  const { stdout } = await release(releases, 'shell', shell?.active.version ?? '');
  const opened = [...stdout.matchAll(/^ {2}(\/.*)$/gm)].map(([, path]) => path);
  const file = (name: string) => join(ROOT, name === 'shell' ? name : `mf-${name}`, 'smoke.json');
  const steps = ['shell', ...REMOTES].flatMap((name) => JSON.parse(readFileSync(file(name), 'utf8')) as SmokeStep[]);
  expect(opened.sort()).toEqual(steps.map(({ path }) => path).sort());
});

test('a release whose browser does not start is refused and ends, and the old version stays', { tag: '@long' }, async ({
  releases,
}) => {
  const before = await releases.active('auth');
  const { version } = await releases.publishCopy('auth');
  const ended = await release(releases, 'mf-auth', version, '--browser', '/bin/false');
  expect(ended).toMatchObject({ code: 1, killed: false });
  expect(ended.stderr).toMatch(/^The browser \/bin\/false does not start: /);
  expect((await releases.active('auth')).version).toBe(before.version);
});

test('a candidate that throws is refused before the pointer moves, with what the browser says', {
  tag: '@long',
}, async ({ releases }) => {
  const before = readFileSync(registryPath(releases.folder), 'utf8');
  const { version } = await releases.publishFaulty('auth', 'throw new Error("a fault of the candidate");');
  const { code, stderr } = await release(releases, 'mf-auth', version);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The smoke test failed\.\n {2}auth \/login: no heading “Log in to your account”\n.*a fault of the candidate/s,
  );
  expect(readFileSync(registryPath(releases.folder), 'utf8')).toBe(before);
});

test('a release of the shell reaches the next page without a restart, and so does its rollback', {
  tag: '@long',
}, async ({ page, releases, startProduct }) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const before = (await readRegistry(releases.folder)).shell?.active.version ?? '';
  const { version } = releases.publishShellCopy(before);
  const scriptOf = async () => page.locator('head script[src]').first().getAttribute('src');

  await page.goto(`${product.url}/terms`);
  expect(await scriptOf()).toContain(`/releases/shell/${before}/`);
  await releasePublished(releases.folder, [{ name: 'shell', version }], { keys: journeyKeys() });
  await page.goto(`${product.url}/privacy`);
  expect(await scriptOf()).toContain(`/releases/shell/${version}/`);
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeVisible();

  await rollback(releases.folder, 'shell', { keys: journeyKeys(), version: before });
  await page.goto(`${product.url}/terms`);
  expect(await scriptOf()).toContain(`/releases/shell/${before}/`);
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
});

test('two checkouts release to one folder at the same time', { tag: '@long' }, async ({ releases }) => {
  test.setTimeout(300_000);
  const checkouts = ['one', 'other'].map((name) => new Checkout(name));
  try {
    const [one, other] = checkouts as [Checkout, Checkout];
    const same = await Promise.all(checkouts.map((each) => each.release(releases.folder, 'mf-auth')));
    const { auth } = (await readRegistry(releases.folder)).remotes;
    // The same sources are the same version, byte by byte: another content under its name would have been refused.
    expect(same).toEqual([auth?.active.version, auth?.active.version]);

    one.write('mf-auth/src/paths.ts', `${readFileSync(join(ROOT, 'mf-auth/src/paths.ts'), 'utf8')}\n// one\n`);
    other.write('mf-auth/src/paths.ts', `${readFileSync(join(ROOT, 'mf-auth/src/paths.ts'), 'utf8')}\n// other\n`);
    const versions = await Promise.all(checkouts.map((each) => each.release(releases.folder, 'mf-auth')));
    expect(new Set([...versions, same[0]]).size).toBe(3);
    const live = (await listReleases(releases.folder)).find(({ name }) => name === 'auth');
    expect(versions).toContain(live?.version);
  } finally {
    for (const each of checkouts) each.remove();
  }
});
