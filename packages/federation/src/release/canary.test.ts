import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../registry';
import { activate, rollback } from './activate';
import { promoteCanary, startCanary } from './canary';
import { canaryCommand } from './canary-command';
import { endCanary } from './end-canary';
import { readRegistry } from './registry-file';

let releases: string;
beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'wattle-canary-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version);
  await activate(releases, 'tests', '1.0.0');
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

function publish(version: string, name = 'tests', path = `/${name}`): void {
  const release: Release = {
    name,
    owner: 'a team',
    requires: { platform: 1 },
    paths: [{ path, access: 'public' }],
    version,
    baseUrl: `/releases/${name}/${version}/`,
    container: name,
    entry: 'entry.js',
    manifest: 'mf-manifest.json',
    preload: [],
    files: { 'entry.js': 'sha384-abc' },
  };
  const folder = join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
}

const registered = async () => (await readRegistry(releases)).remotes.tests;

test('a canary stands beside the active version, since when and for whom', async () => {
  const since = new Date('2026-11-21T13:05:00Z');
  await startCanary(releases, 'tests', '1.1.0', 10, since);
  expect(await registered()).toMatchObject({
    active: { version: '1.0.0' },
    canary: { release: { version: '1.1.0' }, share: 10, since: since.toISOString() },
  });
  await startCanary(releases, 'tests', '1.1.0', 50);
  expect((await registered())?.canary).toMatchObject({ share: 50, since: since.toISOString() });
});

test.each([
  ['the active version', '1.0.0', 10, 'tests 1.0.0 is what all visitors have.'],
  ['one that is not published', '9.9.9', 10, 'There is no version 9.9.9 of tests.'],
  ['nobody', '1.1.0', 0, 'A canary goes to 1 to 99 percent of the visitors.'],
  ['everybody', '1.1.0', 100, 'A canary goes to 1 to 99 percent of the visitors.'],
  ['no number', '1.1.0', Number.NaN, 'A canary goes to 1 to 99 percent of the visitors.'],
])('a canary is refused: %s', async (_what, version, share, sentence) => {
  await expect(startCanary(releases, 'tests', version, share)).rejects.toThrow(sentence);
  expect((await registered())?.canary).toBeUndefined();
});

test('the first version of a remote is no canary, and a canary claims no path of another remote', async () => {
  publish('1.0.0', 'auth');
  await expect(startCanary(releases, 'auth', '1.0.0', 10)).rejects.toThrow('auth was never released');
  await activate(releases, 'auth', '1.0.0');
  publish('1.1.0', 'auth', '/tests');
  await expect(startCanary(releases, 'auth', '1.1.0', 10)).rejects.toThrow('auth and tests both claim /tests.');
});

test('a promoted canary is what all visitors get, and falls back to what they had', async () => {
  await startCanary(releases, 'tests', '1.1.0', 10);
  await promoteCanary(releases, 'tests');
  expect(await registered()).toMatchObject({ active: { version: '1.1.0' }, lastGood: { version: '1.0.0' } });
  expect(await registered()).not.toHaveProperty('canary');
  await expect(promoteCanary(releases, 'tests')).rejects.toThrow('There is no canary of tests.');
});

test('a roll back takes the canary back first, and withdraws it', async () => {
  await activate(releases, 'tests', '1.1.0');
  await startCanary(releases, 'tests', '1.2.0', 10);
  await rollback(releases, 'tests');
  expect(await registered()).toMatchObject({ active: { version: '1.1.0' }, withdrawn: ['1.2.0'] });
  expect(await registered()).not.toHaveProperty('canary');
  await rollback(releases, 'tests');
  expect(await registered()).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.2.0', '1.1.0'] });
});

test('of several processes that take a canary back at once one does, and none takes back the next canary', async () => {
  await startCanary(releases, 'tests', '1.1.0', 10);
  const processes = Array.from({ length: 5 }, () => endCanary(releases, 'tests', '1.1.0'));
  expect((await Promise.all(processes)).filter(Boolean)).toHaveLength(1);
  expect((await registered())?.withdrawn).toEqual(['1.1.0']);

  await startCanary(releases, 'tests', '1.2.0', 10);
  expect(await endCanary(releases, 'tests', '1.1.0')).toBe(false);
  expect((await registered())?.canary?.release.version).toBe('1.2.0');
});

test('the command gives a published version to some visitors, and then to all', async () => {
  const folder = join(releases, 'mf-tests');
  expect(await canaryCommand(releases, folder, ['1.1.0', '--canary', '10'])).toBe(
    'tests is at 1.1.0 for 10% of the visitors and at 1.0.0 for the others.',
  );
  expect(await canaryCommand(releases, folder, ['--promote'])).toBe(
    'tests is at 1.1.0 for all visitors and falls back to 1.0.0.',
  );
});

test.each([[['--canary', '10', '--promote']], [['--share', '10']], [['1.1.0', '--canary']]])(
  'the command says how it is used: %j',
  (options) => expect(canaryCommand(releases, join(releases, 'mf-tests'), options)).rejects.toThrow('pnpm release'),
);
