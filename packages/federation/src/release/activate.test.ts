import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builds } from '../../test/builds';
import { minutes, releaseHourly } from '../../test/release-hourly';
import { activate, rollback } from '../../test/signed-releases';
import { listReleases, publish, readRegistry } from './index';

let builds: Builds;
let releases: string;
beforeEach(() => {
  builds = new Builds();
  releases = builds.releases;
});
afterEach(() => builds.remove());

describe('activating', () => {
  test('moves the pointer; the files of the version before stay', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    expect((await readRegistry(releases)).remotes.tests?.active.version).toBe('1.0.1-bbbbbbbb');
    expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js'))).toBe(true);
  });

  test('needs a version that is published', async () => {
    await expect(activate(releases, 'tests', '9.9.9')).rejects.toThrow('There is no version 9.9.9 of tests.');
  });

  test('of several remotes at the same time loses none', async () => {
    const names = ['auth', 'tests', 'admin', 'marketing', 'assessment'];
    for (const name of names) await publish(releases, builds.remote({ name }));
    await Promise.all(names.map((name) => activate(releases, name, '1.0.0-aaaaaaaa')));
    const { remotes, sequence } = await readRegistry(releases);
    expect(Object.keys(remotes).sort()).toEqual([...names].sort());
    expect(sequence).toBe(5);
    expect((await listReleases(releases)).every(({ since }) => since)).toBe(true);
  });
});

describe('the list', () => {
  test('says what is live, since when, by whom, what it falls back to and what was withdrawn', async () => {
    await publish(releases, builds.shell());
    await activate(releases, 'shell', '1.0.0-aaaaaaaa', { by: 'ada@build', now: minutes(0) });
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
    await rollback(releases, 'tests', { by: 'ben@build', now: minutes(121) });
    expect(await listReleases(releases)).toEqual([
      {
        name: 'shell',
        version: '1.0.0-aaaaaaaa',
        since: '2027-01-01T00:00:00.000Z',
        by: 'ada@build',
        fallback: undefined,
        withdrawn: [],
      },
      {
        name: 'tests',
        version: '1.0.1-bbbbbbbb',
        since: '2027-01-01T02:01:00.000Z',
        by: 'ben@build',
        fallback: '1.0.0-aaaaaaaa',
        withdrawn: ['1.0.2-cccccccc'],
      },
    ]);
  });

  test('leaves out a change that died between its entry and its registry, and so does the next change', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa');
    const file = join(releases, 'history.jsonl');
    const dead = { sequence: 2, at: minutes(5).toISOString(), by: 'x', action: 'release', name: 'tests', version: '9' };
    writeFileSync(file, `${readFileSync(file, 'utf8')}${JSON.stringify(dead)}\n`);
    expect(await listReleases(releases)).toMatchObject([
      { version: '1.0.0-aaaaaaaa', since: minutes(0).toISOString() },
    ]);

    await activate(releases, 'tests', '1.0.0-aaaaaaaa', { now: minutes(9) });
    expect(readFileSync(file, 'utf8')).not.toContain('"version":"9"');
  });
});
