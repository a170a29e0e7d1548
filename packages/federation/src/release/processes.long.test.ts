import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Builds, freshBuilds, type RemoteBuild } from '../../test/builds';
import { release } from '../../test/releases';
import { keysOf } from '../../test/signed-releases';
import { listReleases, readRegistry } from './index';
import { readReleases } from './registry-file';

const SCRIPT = join(import.meta.dirname, '../../test/release-process.ts');

const builds = freshBuilds();
const checkouts: Builds[] = [];
afterEach(() => {
  for (const each of checkouts.splice(0)) each.remove();
});

/** A release of a build, by a process of its own from a checkout of its own. Gives its signal, or its code and complaint. */
async function releaseFromCheckout(build: RemoteBuild, dieAt = '') {
  const checkout = new Builds().begin();
  checkouts.push(checkout);
  const parameters = ['--import', 'tsx', SCRIPT, builds.releases, checkout.remote(build), dieAt];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [complaint, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { ended: signal ?? code, complaint };
}

const activeVersion = async () => (await readRegistry(builds.releases)).remotes.tests?.active.version;

test.each(['draft', 'publish', 'compare', 'test', 'activate'])(
  'a release that is killed at "%s" leaves the old version active, and does not hinder the next one',
  async (step) => {
    await release(builds, { version: '1' });
    expect(await releaseFromCheckout({ version: '2' }, step)).toMatchObject({ ended: 'SIGKILL' });
    expect(await activeVersion()).toBe('1');

    expect(await releaseFromCheckout({ version: '2' })).toEqual({ ended: 0, complaint: '' });
    expect(await activeVersion()).toBe('2');
    expect((await readReleases(builds.releases, keysOf(builds.releases))).history).toMatchObject([
      { version: '1' },
      { version: '2' },
    ]);
  },
  60_000,
);

test('two checkouts release versions of one remote at the same time, one after the other', async () => {
  const ends = await Promise.all(['1', '2'].map((version) => releaseFromCheckout({ version, code: `of ${version}` })));
  expect(ends).toEqual([
    { ended: 0, complaint: '' },
    { ended: 0, complaint: '' },
  ]);
  const { history } = await readReleases(builds.releases, keysOf(builds.releases));
  expect(history.map(({ version }) => version).sort()).toEqual(['1', '2']);
  expect(await listReleases(builds.releases)).toMatchObject([{ name: 'tests', version: history.at(-1)?.version }]);
  expect(readdirSync(join(builds.releases, 'tests')).sort()).toEqual(['1', '2']);
}, 60_000);

test('two checkouts release the same sources at the same time: both succeed, and there is one version', async () => {
  const ends = await Promise.all([1, 2].map(() => releaseFromCheckout({ version: '1' })));
  expect(ends.map(({ ended }) => ended)).toEqual([0, 0]);
  expect(readdirSync(join(builds.releases, 'tests'))).toEqual(['1']);
}, 60_000);

test('of two checkouts whose remotes claim one path, the second is refused with the reason', async () => {
  const paths = [{ path: '/same', access: 'public' }];
  const ends = await Promise.all(['auth', 'tests'].map((name) => releaseFromCheckout({ name, paths })));
  expect(ends.map(({ ended }) => ended).sort()).toEqual([0, 1]);
  expect(ends.map(({ complaint }) => complaint).join('')).toMatch(/ReleaseError: \w+ and \w+ both claim \/same\./);
  expect(existsSync(join(builds.releases, '.release.lock'))).toBe(false);
}, 60_000);
