import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activate,
  endCanary,
  keysOf,
  releasePublished,
  rollback,
  rollbackFrom,
  startCanary,
} from '../../test/signed-releases';
import { signRelease } from '../signing';
import { aRelease } from '../testing';
import { canaryToPromote } from './canary';
import { listReleases } from './listing';
import type { SmokeStep } from './published';
import { readRegistry } from './registry-file';

const NO_FACTS = { shared: {}, size: { start: 0, total: 0 } };

const hour = (count: number) => new Date(Date.UTC(2027, 0, 1, count));
const tested = (count: number) => ({ now: hour(count), smokeTest: true });

let releases: string;
beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'wattle-canary-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version);
  await activate(releases, 'tests', '1.0.0', tested(0));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

function publish(version: string, name = 'tests', path = `/${name}`, smoke: SmokeStep[] = []): void {
  const release = aRelease({ name, version, paths: [{ path, access: 'public' }] });
  const folder = join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  const described = { release, facts: { ...NO_FACTS, smoke } };
  const signed = signRelease(described, [keysOf(releases).own]);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...described, signed }));
}

/** Gives a version of the remote "tests" to a share of the visitors. */
const start = (version: string, share = 10, now = hour(1)) =>
  startCanary(releases, { name: 'tests', version }, share, { by: 'ada', now });

const registered = async () => (await readRegistry(releases)).remotes.tests;

const canary = async () => {
  const { release, ...rest } = (await registered())?.canary ?? {};
  return { version: release?.version, ...rest };
};

test('a canary stands beside the active version, since when and for whom', async () => {
  await start('1.1.0');
  expect((await registered())?.active.version).toBe('1.0.0');
  expect(await canary()).toEqual({ version: '1.1.0', share: 10, since: hour(1).toISOString() });
});

test('a canary keeps when it began, and when its share was changed; one that is started again begins anew', async () => {
  await start('1.1.0');
  await start('1.1.0', 50, hour(2));
  const raised = { version: '1.1.0', share: 50, since: hour(1).toISOString(), shareSince: hour(2).toISOString() };
  expect(await canary()).toEqual(raised);
  await start('1.1.0', 50, hour(3));
  expect(await canary()).toEqual(raised);
  await endCanary(releases, 'tests', '1.1.0', { by: 'ada' });
  await start('1.1.0', 50, hour(4));
  expect(await canary()).toEqual({ version: '1.1.0', share: 50, since: hour(4).toISOString() });
});

test.each([
  ['the active version', '1.0.0', 10, 'tests 1.0.0 is what all visitors have.'],
  ['one that is not published', '9.9.9', 10, 'There is no version 9.9.9 of tests.'],
  ['nobody', '1.1.0', 0, 'A canary goes to 1 to 99 percent of the visitors.'],
  ['everybody', '1.1.0', 100, 'A canary goes to 1 to 99 percent of the visitors.'],
  ['no number', '1.1.0', Number.NaN, 'A canary goes to 1 to 99 percent of the visitors.'],
])('a canary is refused: %s', async (_what, version, share, sentence) => {
  await expect(releasePublished(releases, [{ name: 'tests', version }], { share })).rejects.toThrow(sentence);
  expect((await registered())?.canary).toBeUndefined();
});

test('neither the shell nor the first version of a remote is a canary', async () => {
  publish('1.0.0', 'auth');
  const start = (name: string) => releasePublished(releases, [{ name, version: '1.0.0' }], { share: 10 });
  await expect(start('auth')).rejects.toThrow('auth was never released');
  await expect(start('shell')).rejects.toThrow('one remote');
});

test('a canary passes the same gate, and what is released later is compared with it', async () => {
  publish('1.0.0', 'auth');
  await activate(releases, 'auth', '1.0.0');
  publish('1.1.0', 'auth', '/tests');
  const conflicting = startCanary(releases, { name: 'auth', version: '1.1.0' }, 10);
  await expect(conflicting).rejects.toThrow('auth and tests both claim /tests.');

  publish('1.3.0', 'tests', '/quiz');
  await start('1.3.0');
  publish('1.2.0', 'auth', '/quiz');
  await expect(activate(releases, 'auth', '1.2.0')).rejects.toThrow('auth and tests both claim /quiz.');
});

test('a release to a share of the visitors is tested in a browser first, with what the others have', async () => {
  publish('1.1.0', 'tests', '/tests', [{ path: '/tests', heading: 'Tests' }]);
  const fails = releasePublished(releases, [{ name: 'tests', version: '1.1.0' }], {
    share: 10,
    smokeTest: async ({ registry }) => {
      throw new Error(`tested ${registry.remotes.tests?.active.version}`);
    },
  });
  await expect(fails).rejects.toThrow('tested 1.1.0');
  expect((await registered())?.canary).toBeUndefined();
  await releasePublished(releases, [{ name: 'tests', version: '1.1.0' }], {
    share: 10,
    smokeTest: async () => undefined,
  });
  expect((await registered())?.canary).toMatchObject({ release: { version: '1.1.0' }, share: 10 });
});

test('a promoted canary is what all visitors get, and falls back to what they had', async () => {
  await start('1.1.0');
  const version = canaryToPromote(await readRegistry(releases), 'tests');
  await releasePublished(releases, [version], { action: 'promote', by: 'ben', now: hour(2) });
  expect(await registered()).toMatchObject({ active: { version: '1.1.0' }, lastGood: { version: '1.0.0' } });
  expect(await registered()).not.toHaveProperty('canary');
  expect(await listReleases(releases)).toMatchObject([
    { version: '1.1.0', since: hour(2).toISOString(), by: 'ben', canary: undefined },
  ]);
  await expect(readRegistry(releases).then((registry) => canaryToPromote(registry, 'tests'))).rejects.toThrow(
    'There is no canary of tests.',
  );
});

test('a canary that was taken back while it was tested once more is not promoted', async () => {
  publish('1.1.0', 'tests', '/tests', [{ path: '/tests', heading: 'Tests' }]);
  await start('1.1.0');
  const promotion = releasePublished(releases, [{ name: 'tests', version: '1.1.0' }], {
    action: 'promote',
    smokeTest: async () => void (await endCanary(releases, 'tests', '1.1.0', { by: 'the check' })),
  });
  await expect(promotion).rejects.toThrow('tests 1.1.0 is no canary any more');
  expect(await registered()).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.1.0'] });
});

test('a release of another version ends a canary', async () => {
  await start('1.1.0');
  await activate(releases, 'tests', '1.2.0', tested(2));
  expect(await registered()).toMatchObject({ active: { version: '1.2.0' }, lastGood: { version: '1.0.0' } });
  expect(await registered()).not.toHaveProperty('canary');
});

test('a roll back takes the canary back first, and withdraws it', async () => {
  await activate(releases, 'tests', '1.1.0', tested(1));
  await start('1.2.0', 10, hour(2));
  await rollback(releases, 'tests', { now: hour(3) });
  expect(await registered()).toMatchObject({ active: { version: '1.1.0' }, withdrawn: ['1.2.0'] });
  expect(await registered()).not.toHaveProperty('canary');
  await rollback(releases, 'tests', { now: hour(4) });
  expect(await registered()).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.2.0', '1.1.0'] });
});

test('a roll back to an earlier version by name withdraws the canary with the version that it leaves', async () => {
  await activate(releases, 'tests', '1.1.0', tested(1));
  await start('1.2.0', 10, hour(2));
  await rollback(releases, 'tests', { version: '1.0.0', now: hour(3) });
  expect(await registered()).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.1.0', '1.2.0'] });
  expect(await registered()).not.toHaveProperty('canary');
});

test('of several processes that take a canary back at once one does, and none takes back the next canary', async () => {
  await start('1.1.0');
  const end = () => endCanary(releases, 'tests', '1.1.0', { by: 'the check' });
  expect((await Promise.all(Array.from({ length: 5 }, end))).filter(Boolean)).toHaveLength(1);
  expect((await registered())?.withdrawn).toEqual(['1.1.0']);

  await start('1.2.0');
  expect(await end()).toBe(false);
  expect((await registered())?.canary?.release.version).toBe('1.2.0');
});

test('of two who roll one version back one does', async () => {
  await activate(releases, 'tests', '1.1.0', tested(1));
  const from = () => rollbackFrom(releases, 'tests', '1.1.0', { by: 'ada', now: hour(2) });
  expect(await from()).toMatchObject({ active: { version: '1.0.0' } });
  expect(await from()).toBeUndefined();
});

test('the history says who started, promoted and ended a canary', async () => {
  await start('1.1.0');
  await activate(releases, 'tests', '1.1.0', { action: 'promote', by: 'ben', now: hour(2) });
  await start('1.2.0', 20, hour(3));
  await endCanary(releases, 'tests', '1.2.0', { by: 'the check of canaries', now: hour(4) });
  const history = readFileSync(join(releases, 'history.jsonl'), 'utf8').trim().split('\n').slice(1);
  expect(history.map((line) => JSON.parse(line))).toMatchObject([
    { action: 'canary', version: '1.1.0', share: 10, by: 'ada' },
    { action: 'promote', version: '1.1.0', by: 'ben', at: hour(2).toISOString() },
    { action: 'canary', version: '1.2.0', share: 20, by: 'ada' },
    { action: 'end-canary', version: '1.2.0', by: 'the check of canaries', at: hour(4).toISOString() },
  ]);
});
