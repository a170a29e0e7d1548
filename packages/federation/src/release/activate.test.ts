import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds } from '../../test/builds';
import { releaseHourly } from '../../test/releases';
import { activate, publish } from '../../test/signed-releases';
import { listReleases, readRegistry } from './index';

const builds = freshBuilds();

describe('activating', () => {
  test('moves the pointer; the files of the version before stay', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    expect((await readRegistry(builds.releases)).remotes.tests?.active.version).toBe('1.0.1-bbbbbbbb');
    expect(existsSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/entry.js'))).toBe(true);
  });

  test('needs a version that is published', async () => {
    await expect(activate(builds.releases, 'tests', '9.9.9')).rejects.toThrow('There is no version 9.9.9 of tests.');
  });

  test('of several remotes at the same time loses none', async () => {
    const names = ['auth', 'tests', 'admin'];
    for (const name of names) await publish(builds.releases, builds.remote({ name }));
    await Promise.all(names.map((name) => activate(builds.releases, name, '1.0.0-aaaaaaaa')));
    const { remotes, sequence } = await readRegistry(builds.releases);
    expect(Object.keys(remotes).sort()).toEqual([...names].sort());
    expect(sequence).toBe(3);
    expect((await listReleases(builds.releases)).every(({ since }) => since)).toBe(true);
  });
});
