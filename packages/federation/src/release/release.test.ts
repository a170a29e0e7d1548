import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Builds, CODE } from '../../test/builds';
import { activate, bringUpToDate, rollback, startCanary } from '../../test/signed-releases';
import { remoteVersion } from '../build/shipped';
import { listReleases, publish, ReleaseError, readRegistry } from './index';
import { readDescribed } from './published';
import { recordService } from './record-service';

let builds: Builds;
let releases: string;
beforeEach(() => {
  builds = new Builds();
  releases = builds.releases;
});
afterEach(() => builds.remove());

const minutes = (count: number) => new Date(Date.UTC(2027, 0, 1, 0, count));
const notBuilt = async () => {
  throw new Error('nothing has to be built');
};

/** Publishes and activates versions of the remote "tests", an hour one after the other. */
async function release(...versions: string[]) {
  const states = [];
  for (const [hour, version] of versions.entries()) {
    await publish(releases, builds.remote({ version }));
    states.push(await activate(releases, 'tests', version, { now: minutes(hour * 60), smokeTest: true }));
  }
  return states;
}

describe('publishing', () => {
  test('gives a version a folder of its own, with a hash for each file and compressed copies', async () => {
    const release = await publish(releases, builds.remote());
    expect(release).toMatchObject({
      baseUrl: '/releases/tests/1.0.0-aaaaaaaa/',
      container: 'tests_1_0_0_aaaaaaaa',
      preload: ['entry.js', 'routes.js'],
      requires: { platform: '1.0' },
    });
    expect(release.files['entry.js']).toBe(`sha384-${createHash('sha384').update(CODE).digest('base64')}`);
    expect(release.files).not.toHaveProperty('.built-from');
    const copy = readFileSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(CODE);
    expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/routes.js.br'))).toBe(false);
    expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/.built-from'))).toBe(false);
  });

  test('names the address where browsers find a remote; the page of the shell always comes from the shell', async () => {
    const options = { releasesUrl: 'https://cdn.example/releases/' };
    const remote = await publish(releases, builds.remote(), options);
    expect(remote.baseUrl).toBe('https://cdn.example/releases/tests/1.0.0-aaaaaaaa/');
    const shell = await publish(releases, builds.shell(), options);
    expect(shell.baseUrl).toBe('/releases/shell/1.0.0-aaaaaaaa/');
  });

  test('takes the page of the shell as it takes a remote', async () => {
    expect(await publish(releases, builds.shell())).toMatchObject({
      name: 'shell',
      baseUrl: '/releases/shell/1.0.0-aaaaaaaa/',
      provides: { platform: '1.0' },
    });
    const { shell } = { shell: await activate(releases, 'shell', '1.0.0-aaaaaaaa') };
    expect((await readRegistry(releases)).shell).toEqual(shell);
  });

  test('leaves a version alone that is there with the same files, and refuses other files under its name', async () => {
    await publish(releases, builds.remote());
    await publish(releases, builds.remote());
    await expect(publish(releases, builds.remote({ code: 'other' }))).rejects.toThrow(
      'Version 1.0.0-aaaaaaaa of tests is already published with other files (entry.js): a published version never changes.',
    );
    expect(readFileSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js'), 'utf8')).toBe(CODE);
    expect(readdirSync(join(releases, '.drafts'))).toEqual([]);
  });

  test('measures scripts as browsers fetch them, and refuses more than the budget', async () => {
    await publish(releases, builds.remote());
    const { size } = (await readDescribed(releases, { name: 'tests', version: '1.0.0-aaaaaaaa' })).facts;
    const compressed = readFileSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js.br')).length;
    expect(size.start).toBeGreaterThan(compressed);
    expect(size.start).toBeLessThan(compressed + 20);
    await expect(publish(releases, builds.remote({ version: '2', startKb: 0.04 }))).rejects.toThrow(
      /^tests has more JavaScript than its budget: its first page needs 0.\d KB, of 0.04 KB.$/,
    );
    expect(readdirSync(join(releases, 'tests'))).toEqual(['1.0.0-aaaaaaaa']);
  });

  test('needs a budget', async () => {
    const remote = builds.remote();
    builds.change('mf-tests/package.json', { version: '1.0.0' });
    await expect(publish(releases, remote)).rejects.toThrow('The package.json of tests states no sizeBudget');
  });

  test('needs routes', async () => {
    const remote = builds.remote();
    builds.change('mf-tests/dist/mf-manifest.json', { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] });
    await expect(publish(releases, remote)).rejects.toThrow(ReleaseError);
    expect(existsSync(releases)).toBe(false);
  });

  test('keeps the name of the shell for the shell', async () => {
    await expect(publish(releases, builds.remote({ name: 'shell' }))).rejects.toThrow('No remote may be called shell.');
  });

  test.each([
    ['entry.js', 'a"><script>.js', 'routes.js'],
    ['routes.js', 'entry.js', 'b"><script>.js'],
    ['a preload without a hash', 'entry.js', 'missing.js'],
  ])('refuses a build whose files cannot stand in the page: %s', async (_what, entry, routes) => {
    const remote = builds.remote();
    builds.change('mf-tests/dist/mf-manifest.json', {
      metaData: { remoteEntry: { name: entry } },
      exposes: [{ path: './routes', assets: { js: { sync: [routes] } } }],
    });
    await expect(publish(releases, remote)).rejects.toThrow();
    expect(existsSync(releases)).toBe(false);
  });
});

describe('activating', () => {
  test('moves the pointer; the files of the version before stay', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
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

describe('the version to fall back to', () => {
  test('is the one before, once it has proven itself', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    expect((await readRegistry(releases)).remotes.tests?.lastGood?.version).toBe('1.0.0-aaaaaaaa');
  });

  test.each([
    ['a minute after a passed test', true, 1, undefined],
    ['ten minutes after a passed test', true, 10, '2.0.0'],
    ['ten minutes without a test', false, 10, undefined],
    ['a day without a test', false, 24 * 60, '2.0.0'],
  ])('is not one that was replaced %s', async (_when, smokeTest, later, expected) => {
    for (const version of ['2.0.0', '3.0.0']) await publish(releases, builds.remote({ version }));
    await activate(releases, 'tests', '2.0.0', { now: minutes(0), smokeTest });
    const { lastGood } = await activate(releases, 'tests', '3.0.0', { now: minutes(later), smokeTest });
    expect(lastGood?.version).toBe(expected);
  });

  test.each([
    ['many faults', 500, 30, '1.0.0-aaaaaaaa'],
    ['hardly any', 500, 3, '1.0.1-bbbbbbbb'],
    ['hardly any, in the first minute', 61, 3, '1.0.1-bbbbbbbb'],
  ])('is what pages report of it: %s', async (_what, later, faults, expected) => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    const served = { name: 'tests', version: '1.0.1-bbbbbbbb', by: 'pages', pages: 900, faults };
    await recordService(releases, served);
    await publish(releases, builds.remote({ version: '1.0.2-cccccccc' }));
    const { lastGood } = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(later) });
    expect(lastGood?.version).toBe(expected);
  });

  test('is what pages report last: reports that say the same are not kept', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    const served = { name: 'tests', version: '1.0.1-bbbbbbbb', by: 'pages', pages: 900, faults: 3 };
    for (const faults of [3, 4, 30, 31]) await recordService(releases, { ...served, faults });
    const history = readFileSync(join(releases, 'history.jsonl'), 'utf8').trim().split('\n');
    const faults = history.map((line) => JSON.parse(line)).filter(({ action }) => action === 'serve');
    expect(faults.map((entry) => entry.faults)).toEqual([3, 30]);
  });

  test('is not one whose files were deleted', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    rmSync(join(releases, 'tests/1.0.1-bbbbbbbb'), { recursive: true });
    await publish(releases, builds.remote({ version: '1.0.2-cccccccc' }));
    const { lastGood } = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(500) });
    expect(lastGood?.version).toBe('1.0.0-aaaaaaaa');
  });
});

describe('rolling back', () => {
  test.each(['tests', 'shell'])('%s returns to the last good version, and withdraws the other', async (name) => {
    for (const [hour, version] of ['1.0.0', '1.0.1'].entries()) {
      await publish(releases, name === 'shell' ? builds.shell({ version }) : builds.remote({ version }));
      await activate(releases, name, version, { now: minutes(hour * 60), smokeTest: true });
    }
    const { active, lastGood, withdrawn } = await rollback(releases, name, { now: minutes(61) });
    expect([active.version, lastGood, withdrawn]).toEqual(['1.0.0', undefined, ['1.0.1']]);
    await expect(rollback(releases, name)).rejects.toThrow(
      `No earlier version of ${name} has proven itself. Name one of those that were live: 1.0.1.`,
    );
  });

  test('goes to the version that is named, proven or not', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
    await rollback(releases, 'tests', { version: '1.0.0-aaaaaaaa', now: minutes(121) });
    expect((await readRegistry(releases)).remotes.tests).toMatchObject({
      active: { version: '1.0.0-aaaaaaaa' },
      lastGood: { version: '1.0.1-bbbbbbbb' },
      withdrawn: ['1.0.2-cccccccc'],
    });
  });

  test('names what is wrong', async () => {
    await expect(rollback(releases, 'tests')).rejects.toThrow('tests has never been released.');
    await release('1.0.0-aaaaaaaa');
    await expect(rollback(releases, 'tests', { version: '1.0.0-aaaaaaaa' })).rejects.toThrow(
      'is at 1.0.0-aaaaaaaa already',
    );
    await expect(rollback(releases, 'tests', { version: '7' })).rejects.toThrow('There is no version 7 of tests.');
  });

  test('leaves a version that nobody falls back to, until it is released again', async () => {
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    await rollback(releases, 'tests', { now: minutes(90) });
    await publish(releases, builds.remote({ version: '1.0.2-cccccccc' }));
    const mended = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(120) });
    expect(mended).toMatchObject({ lastGood: { version: '1.0.0-aaaaaaaa' }, withdrawn: ['1.0.1-bbbbbbbb'] });

    await activate(releases, 'tests', '1.0.1-bbbbbbbb', { now: minutes(180) });
    const again = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(240) });
    expect(again).toMatchObject({ lastGood: { version: '1.0.1-bbbbbbbb' }, withdrawn: [] });
  });
});

describe('a start', () => {
  test('does not bring back what was rolled back, and says so', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await release('1.0.0-aaaaaaaa', sources);
    expect(await bringUpToDate(releases, [remote], notBuilt)).toEqual([]);
    await rollback(releases, 'tests');
    expect(await bringUpToDate(releases, [remote], notBuilt)).toEqual([
      `kept tests at 1.0.0-aaaaaaaa: ${sources} was rolled back`,
    ]);
    expect((await readRegistry(releases)).remotes.tests?.active.version).toBe('1.0.0-aaaaaaaa');

    await activate(releases, 'tests', sources);
    expect(await bringUpToDate(releases, [remote], notBuilt)).toEqual([]);
  });

  test('leaves a canary with its share of the visitors', async () => {
    const remote = builds.remote();
    const sources = remoteVersion(remote);
    await release('1.0.0-aaaaaaaa');
    await publish(releases, builds.remote({ version: sources }));
    await startCanary(releases, { name: 'tests', version: sources }, 10);
    expect(await bringUpToDate(releases, [remote], notBuilt)).toEqual([]);
    expect((await readRegistry(releases)).remotes.tests).toMatchObject({
      active: { version: '1.0.0-aaaaaaaa' },
      canary: { share: 10 },
    });
  });

  test('releases at once what could not be live one after the other', async () => {
    const menuOf = (label: string, order: number) => [{ audience: 'visitor', label, order }];
    const menus = { auth: menuOf('Log in', 10), tests: menuOf('Tests', 20) };
    for (const name of ['auth', 'tests'] as const) {
      await publish(releases, builds.remote({ name, menu: menus[name] }));
      await activate(releases, name, '1.0.0-aaaaaaaa');
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
    expect(await bringUpToDate(releases, folders, built)).toEqual(['released auth', 'released tests']);
  });
});

describe('the list', () => {
  test('says what is live, since when, by whom, what it falls back to and what was withdrawn', async () => {
    await publish(releases, builds.shell());
    await activate(releases, 'shell', '1.0.0-aaaaaaaa', { by: 'ada@build', now: minutes(0) });
    await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
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
    await release('1.0.0-aaaaaaaa');
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
