import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CODE, freshBuilds } from '../../test/builds';
import { activate, draftRelease, publish, releaseDrafts } from '../../test/signed-releases';
import { ReleaseError, readRegistry } from './index';
import { readDescribed } from './published';

const builds = freshBuilds();

describe('publishing', () => {
  test('gives a version a folder of its own, with a hash for each file and compressed copies', async () => {
    const release = await publish(builds.releases, builds.remote());
    expect(release).toMatchObject({
      baseUrl: '/releases/tests/1.0.0-aaaaaaaa/',
      container: 'tests_1_0_0_aaaaaaaa',
      preload: ['entry.js', 'routes.js'],
      requires: { platform: '1.0' },
    });
    expect(release.files['entry.js']).toBe(`sha384-${createHash('sha384').update(CODE).digest('base64')}`);
    expect(release.files).not.toHaveProperty('.built-from');
    const copy = readFileSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/entry.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(CODE);
    expect(existsSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/routes.js.br'))).toBe(false);
    expect(existsSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/.built-from'))).toBe(false);
  });

  test('names the address where browsers find a remote; the page of the shell always comes from the shell', async () => {
    const options = { releasesUrl: 'https://cdn.example/releases/' };
    const remote = await publish(builds.releases, builds.remote(), options);
    expect(remote.baseUrl).toBe('https://cdn.example/releases/tests/1.0.0-aaaaaaaa/');
    const shell = await publish(builds.releases, builds.shell(), options);
    expect(shell.baseUrl).toBe('/releases/shell/1.0.0-aaaaaaaa/');
  });

  test('for another origin is tested with the files of the releases folder, before they are copied', async () => {
    const options = { releasesUrl: 'https://cdn.example/releases/' };
    const drafts = [
      await draftRelease(builds.releases, builds.shell()),
      await draftRelease(builds.releases, builds.remote(), options),
    ];
    const tested: (string | undefined)[] = [];
    await releaseDrafts(builds.releases, drafts, {
      smokeTest: async ({ registry }) => {
        tested.push(registry.remotes.tests?.active.baseUrl);
      },
    });
    expect(tested).toEqual(['/releases/tests/1.0.0-aaaaaaaa/']);
    const { tests } = (await readRegistry(builds.releases)).remotes;
    expect(tests?.active.baseUrl).toBe('https://cdn.example/releases/tests/1.0.0-aaaaaaaa/');
  });

  test('takes the page of the shell as it takes a remote', async () => {
    expect(await publish(builds.releases, builds.shell())).toMatchObject({
      name: 'shell',
      baseUrl: '/releases/shell/1.0.0-aaaaaaaa/',
      provides: { platform: '1.0' },
    });
    const { shell } = { shell: await activate(builds.releases, 'shell', '1.0.0-aaaaaaaa') };
    expect((await readRegistry(builds.releases)).shell).toEqual(shell);
  });

  test('leaves a version alone that is there with the same files, and refuses other files under its name', async () => {
    await publish(builds.releases, builds.remote());
    const again = builds.remote();
    builds.change('mf-tests/dist/mf-stats.json', { order: 'differs from build to build' });
    await publish(builds.releases, again);
    await expect(publish(builds.releases, builds.remote({ code: 'other' }))).rejects.toThrow(
      'Version 1.0.0-aaaaaaaa of tests is already published with other files (entry.js): a published version never changes.',
    );
    expect(readFileSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/entry.js'), 'utf8')).toBe(CODE);
    expect(readdirSync(join(builds.releases, '.drafts'))).toEqual([]);
  });

  test('measures scripts as browsers fetch them, and refuses more than the budget', async () => {
    await publish(builds.releases, builds.remote());
    const { size } = (await readDescribed(builds.releases, { name: 'tests', version: '1.0.0-aaaaaaaa' })).facts;
    const compressed = readFileSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa/entry.js.br')).length;
    expect(size.start).toBeGreaterThan(compressed);
    expect(size.start).toBeLessThan(compressed + 20);
    await expect(publish(builds.releases, builds.remote({ version: '2', startKb: 0.04 }))).rejects.toThrow(
      /^tests has more JavaScript than its budget: its first page needs 0.\d KB, of 0.04 KB.$/,
    );
    expect(readdirSync(join(builds.releases, 'tests'))).toEqual(['1.0.0-aaaaaaaa']);
  });

  test('needs a budget', async () => {
    const remote = builds.remote();
    builds.change('mf-tests/package.json', { version: '1.0.0' });
    await expect(publish(builds.releases, remote)).rejects.toThrow('The package.json of tests states no sizeBudget');
  });

  test('needs routes', async () => {
    const remote = builds.remote();
    builds.change('mf-tests/dist/mf-manifest.json', { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] });
    await expect(publish(builds.releases, remote)).rejects.toThrow(ReleaseError);
    expect(readdirSync(builds.releases)).toEqual(['.test-key.pem']);
  });

  test('keeps the name of the shell for the shell', async () => {
    await expect(publish(builds.releases, builds.remote({ name: 'shell' }))).rejects.toThrow(
      'No remote may be called shell.',
    );
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
    await expect(publish(builds.releases, remote)).rejects.toThrow();
    expect(readdirSync(builds.releases)).toEqual(['.test-key.pem']);
  });
});
