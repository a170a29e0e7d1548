import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds } from '../../test/builds';
import { release } from '../../test/releases';
import { copyReleases, folderTarget, type ReleaseTarget, readWritten } from './index';

const builds = freshBuilds();
let releases: string;
beforeEach(async () => {
  releases = builds.releases;
  await release(builds, { version: '1' });
});

/** A store that notes what it is given. */
function aStore() {
  const given: [string, Record<string, string>][] = [];
  const there = new Set<string>();
  const target: ReleaseTarget = {
    has: async (key) => there.has(key),
    put: async (key, _content, headers) => {
      there.add(key);
      given.push([key, headers]);
    },
  };
  return { target, given, keys: () => given.map(([key]) => key) };
}

test('the versions come first, then the history, then the registry; nothing else is copied', async () => {
  const store = aStore();
  writeFileSync(join(releases, '.release.lock'), '');
  await copyReleases(releases, store.target);
  const keys = store.keys();
  expect(keys.slice(-2)).toEqual(['history.jsonl', 'registry.json']);
  expect(keys.slice(0, -2).every((key) => key.startsWith('tests/1/'))).toBe(true);
  expect(keys).toContain('tests/1/entry.js');
});

test('a version that is there is never written again, and what changes is in no cache', async () => {
  const store = aStore();
  await copyReleases(releases, store.target);
  const headers = new Map(store.given);
  expect(headers.get('tests/1/entry.js')).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headers.get('registry.json')).toMatchObject({ 'cache-control': 'no-cache' });
  expect(headers.get('history.jsonl')).toMatchObject({ 'cache-control': 'no-store' });

  store.given.length = 0;
  expect(await copyReleases(releases, store.target)).toBe(0);
  expect(store.keys()).toEqual(['history.jsonl', 'registry.json']);
});

test('a copy that dies on the way leaves the old registry, and the next one goes on', async () => {
  const folder = join(builds.folder, 'copy');
  const target = folderTarget(folder);
  await copyReleases(releases, target);
  await release(builds, { version: '2' });
  let left = 2;
  const dying: ReleaseTarget = {
    ...target,
    put: async (...file) => {
      left -= 1;
      if (left < 0) throw new Error('The connection is gone');
      await target.put(...file);
    },
  };
  await expect(copyReleases(releases, dying)).rejects.toThrow('gone');
  const active = () => JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')).remotes.tests.active.version;
  expect(active()).toBe('1');
  await copyReleases(releases, target);
  expect(active()).toBe('2');
  expect(readdirSync(join(folder, 'tests/2')).sort()).toEqual(readdirSync(join(releases, 'tests/2')).sort());
  expect(await readWritten(folder)).toEqual(await readWritten(releases));
});
