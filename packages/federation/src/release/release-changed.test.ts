import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds } from '../../test/builds';
import { release, releaseHourly } from '../../test/releases';
import { activate, publish, releaseChanged, releasePublished, rollback, startCanary } from '../../test/signed-releases';
import { remoteVersion } from '../build/shipped';
import { readRegistry, registryPath } from './index';

const builds = freshBuilds();

const notBuilt = async () => {
  throw new Error('nothing has to be built');
};

describe('a start', () => {
  test('does not bring back what was rolled back, and says so', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await releaseHourly(builds, '1.0.0-aaaaaaaa', sources);
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([]);
    await rollback(builds.releases, 'tests');
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([
      expect.stringMatching(new RegExp(`^tests stays at 1.0.0-aaaaaaaa, released by .+: ${sources} was rolled back; `)),
    ]);
    expect((await readRegistry(builds.releases)).remotes.tests?.active.version).toBe('1.0.0-aaaaaaaa');

    await activate(builds.releases, 'tests', sources);
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([]);
  });

  test('leaves a canary with its share of the visitors', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await releaseHourly(builds, '1.0.0-aaaaaaaa');
    await publish(builds.releases, builds.remote({ version: sources }));
    await startCanary(builds.releases, { name: 'tests', version: sources }, 10);
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([]);
    expect((await readRegistry(builds.releases)).remotes.tests).toMatchObject({
      active: { version: '1.0.0-aaaaaaaa' },
      canary: { share: 10 },
    });
  });

  test('releases at once what could not be live one after the other', async () => {
    const menuOf = (label: string, order: number) => [{ audience: 'visitor', label, order }];
    const menus = { auth: menuOf('Log in', 10), tests: menuOf('Tests', 20) };
    for (const name of ['auth', 'tests'] as const) {
      await publish(builds.releases, builds.remote({ name, menu: menus[name] }));
      await activate(builds.releases, name, '1.0.0-aaaaaaaa');
    }
    // The two exchange their entries.
    const folders = [
      builds.remote({ name: 'auth', menu: menus.tests }),
      builds.remote({ name: 'tests', menu: menus.auth }),
    ];
    const built = async (folder: string) => {
      const name = folder.endsWith('auth') ? 'auth' : 'tests';
      const version = remoteVersion(folder);
      builds.change(`mf-${name}/dist/version.json`, { version, container: `${name}_1`, platform: '1.0' });
    };
    expect(await releaseChanged(builds.releases, folders, built)).toEqual(['released auth', 'released tests']);
  });

  test('from another checkout leaves what others have released since, and says so', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await releaseHourly(builds, sources);
    await release(builds, { version: '2' }, { by: 'ada@build' });
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([
      `tests stays at 2, released by ada@build: ${sources} was released before; pnpm release mf-tests to change it`,
    ]);
    expect((await readRegistry(builds.releases)).remotes.tests?.active.version).toBe('2');

    expect(await releaseChanged(builds.releases, [remote], notBuilt, { isOwnFolder: true })).toEqual([
      'released tests',
    ]);
    expect((await readRegistry(builds.releases)).remotes.tests?.active.version).toBe(sources);
  });

  test('does not make live what a release has refused, unless nothing is live yet', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await publish(builds.releases, builds.remote({ version: sources }));
    const refused = () =>
      releasePublished(builds.releases, [{ name: 'tests', version: sources }], {
        by: 'ben@build',
        smokeTest: async () => {
          throw new Error('no heading');
        },
      });
    await expect(refused()).rejects.toThrow('no heading');
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual(['released tests']);

    await releaseHourly(builds, '1');
    const before = readFileSync(registryPath(builds.releases), 'utf8');
    await expect(refused()).rejects.toThrow('no heading');
    expect(await releaseChanged(builds.releases, [remote], notBuilt)).toEqual([
      expect.stringContaining(`${sources} was refused; pnpm release mf-tests to change it`),
    ]);
    expect(readFileSync(registryPath(builds.releases), 'utf8')).toBe(before);
  });
});

describe('builds that were made elsewhere', () => {
  const BUILT = '1.0.0-bbbbbbbb';

  test('are released as what they say they are, with all the rules of a start', async () => {
    const folders = [builds.shell({ version: BUILT }), builds.remote({ version: BUILT })];
    expect(await releaseChanged(builds.releases, folders, undefined)).toEqual(['released shell', 'released tests']);
    const { shell, remotes } = await readRegistry(builds.releases);
    expect([shell?.active.version, remotes.tests?.active.version]).toEqual([BUILT, BUILT]);
    expect(await releaseChanged(builds.releases, folders, undefined)).toEqual([]);

    await releaseHourly(builds, '2');
    expect(await releaseChanged(builds.releases, [builds.remote({ version: BUILT })], undefined)).toEqual([
      expect.stringMatching(/^tests stays at 2, .+ was released before/),
    ]);
  });

  test('may be published first, and released once their files are elsewhere, too', async () => {
    const remote = builds.remote({ version: BUILT });
    const options = { isOnlyPublished: true };
    expect(await releaseChanged(builds.releases, [remote], undefined, options)).toEqual(['published tests']);
    expect(readFileSync(join(builds.releases, 'tests', BUILT, 'entry.js'), 'utf8')).not.toBe('');
    expect((await readRegistry(builds.releases)).remotes).toEqual({});
    expect(await releaseChanged(builds.releases, [remote], undefined, options)).toEqual(['published tests']);
    expect(await releaseChanged(builds.releases, [remote], undefined)).toEqual(['released tests']);
  });
});
