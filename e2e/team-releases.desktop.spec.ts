import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemote, sendOrder, sendRelease } from '@wattle/federation/client';
import { remoteManifestSchema } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/release';
import { newRegistryKeys } from '@wattle/federation/testing';
import { changeDelegations } from '@wattle/federation/testing-delegations';
import { ROOT } from '../scripts/lib/root';
import { journeyKeys } from './support/build';
import { expect, test } from './support/fixtures';
import type { OwnReleases } from './support/own-releases';
import { RegistryProcess } from './support/registry-process';

const PACKAGE = join(ROOT, 'mf-auth');
const northern = newRegistryKeys();
const other = newRegistryKeys();

let registry: RegistryProcess;
let folders: string[];
test.beforeEach(async ({ releases }) => {
  folders = [];
  const { paths } = remoteManifestSchema.parse(JSON.parse(readFileSync(join(PACKAGE, 'remote.json'), 'utf8')));
  const delegation = {
    // Until the team has released it, what is live is signed by the registry's.
    keys: [...northern.publicKeys, ...journeyKeys().publicKeys],
    threshold: 1,
    remotes: ['auth'],
    paths: paths.map(({ path }) => path),
    expiresAt: '2099-01-01T00:00:00.000Z',
  };
  await changeDelegations(releases.folder, { keys: journeyKeys() }, { team: 'northern', delegation });
  registry = await RegistryProcess.start(releases.folder);
});
test.afterEach(async () => {
  await registry.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The package of a team's remote with a build of its own, as its repository has it. */
async function buildOf(
  releases: OwnReleases,
  suffix: string,
  line = '',
): Promise<{ folder: string; container: string }> {
  const { entry } = await releases.active('auth');
  const copy = await releases.publishCopy('auth', suffix, (code, file) => (file === entry ? `${line}\n${code}` : code));
  const folder = mkdtempSync(join(tmpdir(), 'wattle-team-'));
  folders.push(folder);
  for (const file of ['package.json', 'remote.json', 'smoke.json']) cpSync(join(PACKAGE, file), join(folder, file));
  const dist = join(folder, 'dist');
  renameSync(releases.folderOf(copy), dist);
  const made = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(br|gz)$/.test(file));
  for (const file of [...made, 'release.json']) rmSync(join(dist, file));
  const versionFile = join(dist, 'version.json');
  const { version, container } = copy;
  writeFileSync(versionFile, JSON.stringify({ ...JSON.parse(readFileSync(versionFile, 'utf8')), version, container }));
  return { folder, container };
}

const activeIn = async ({ folder }: OwnReleases) => (await readRegistry(folder)).remotes.auth?.active.version;

test('a team releases through the running product: to all, as a canary that it promotes, and back', {
  tag: '@long',
}, async ({ page, releases, startProduct }) => {
  test.setTimeout(300_000);
  const { url } = await startProduct({ RELEASES_DIR: releases.folder, REGISTRY_URL: registry.url });
  const keys = [northern.own];
  const one = await buildOf(releases, 'one');
  await expect(sendRelease(url, { folder: one.folder, keys: [other.own] })).rejects.toThrow('0 of 1 signatures');

  const first = await sendRelease(url, { folder: one.folder, keys });
  expect([first.state, first.found.length]).toEqual(['live', first.found.length]);
  expect(first.found).toContain('/login was opened.');
  await page.goto(`${url}/login`);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate((name) => name in window, one.container)).toBe(true);

  const second = await sendRelease(url, { folder: (await buildOf(releases, 'two')).folder, keys, share: 50 });
  expect(second.remote).toMatchObject({ active: first.version, canary: { version: second.version, share: 50 } });
  const promoted = await sendOrder(url, { action: 'promote', remote: 'auth' }, keys);
  expect(promoted).toMatchObject({ state: 'live', remote: { active: second.version, canary: null } });
  await expect(sendOrder(url, { action: 'rollback', remote: 'auth' }, [other.own])).rejects.toThrow(
    '0 of 1 signatures',
  );
  const back = await sendOrder(url, { action: 'rollback', remote: 'auth', version: first.version }, keys);
  expect(back.remote).toMatchObject({ team: 'northern', active: first.version, withdrawn: [second.version] });

  const faulty = await buildOf(releases, 'three', 'throw new Error("a fault of the candidate");');
  const refused = await sendRelease(url, { folder: faulty.folder, keys });
  expect([refused.state, refused.found.join('\n')]).toEqual([
    'refused',
    expect.stringContaining('a fault of the candidate'),
  ]);
  expect(await activeIn(releases)).toBe(first.version);
});

test('a process that is killed within a test moves no pointer, and goes on when it is started again', {
  tag: '@long',
}, async ({ releases }) => {
  test.setTimeout(300_000);
  const before = await activeIn(releases);
  const { folder } = await buildOf(releases, 'killed');
  let isTested = () => {};
  const testing = new Promise<void>((resolve) => {
    isTested = resolve;
  });
  const sent = sendRelease(registry.url, {
    folder,
    keys: [northern.own],
    onProgress: ({ step }) => {
      if (step === 'test') isTested();
    },
  });
  await testing;
  await registry.kill();
  expect(await activeIn(releases)).toBe(before);
  await registry.restart();
  const { state, version } = await sent;
  expect([state, await activeIn(releases)]).toEqual(['live', version]);
  expect(await readRemote(registry.url, 'auth')).toMatchObject({ active: version, order: 1 });
});
