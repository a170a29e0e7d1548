import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sourceVersion } from '../build/source-version';
import { activate, bringUpToDate, publish, ReleaseError, readRegistry, rollback, startCanary } from './index';

let folder: string;
let releases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-federation-'));
  releases = join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const code = `console.log(${JSON.stringify('wattle '.repeat(300))});`;

interface Build {
  name?: string;
  version?: string;
  paths?: { path: string; access: string }[];
}

/** A remote as its build leaves it. */
function built({
  name = 'tests',
  version = '1.0.0-aaaaaaaa',
  paths = [{ path: '/test', access: 'student' }],
}: Build = {}) {
  const remote = join(folder, `mf-${name}`);
  const dist = join(remote, 'dist');
  rmSync(remote, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(remote, file), typeof content === 'string' ? content : JSON.stringify(content));
  write('package.json', { version: '1.0.0' });
  write('../pnpm-workspace.yaml', '');
  write('../pnpm-lock.yaml', '');
  write('remote.json', { name, owner: 'a team', requires: { platform: 1 }, paths });
  write('dist/version.json', { version, container: `${name}_${version.replaceAll(/\W/g, '_')}` });
  write('dist/mf-manifest.json', {
    metaData: { remoteEntry: { name: 'entry.js' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['routes.js'] } } }],
  });
  write('dist/entry.js', code);
  write('dist/routes.js', 'routes');
  return remote;
}

/** Publishes and activates versions of the remote "tests", one after the other. */
async function release(...versions: string[]) {
  const states = [];
  for (const version of versions) {
    await publish(releases, built({ version }));
    states.push(await activate(releases, 'tests', version));
  }
  return states;
}

test('a published version has a folder of its own, with a hash for each file and compressed copy', async () => {
  const release = await publish(releases, built());
  expect(release).toMatchObject({
    baseUrl: '/releases/tests/1.0.0-aaaaaaaa/',
    container: 'tests_1_0_0_aaaaaaaa',
    preload: ['entry.js', 'routes.js'],
    requires: { platform: 1 },
  });
  expect(release.files['entry.js']).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  const copy = readFileSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(code);
  expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/routes.js.br'))).toBe(false);
});

test('a version is published once', async () => {
  await publish(releases, built());
  await expect(publish(releases, built())).rejects.toThrow(/^Version 1.0.0-aaaaaaaa of tests is already published/);
});

test('a remote without routes is not published', async () => {
  const remote = built();
  writeFileSync(
    join(remote, 'dist/mf-manifest.json'),
    JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] }),
  );
  await expect(publish(releases, remote)).rejects.toThrow(ReleaseError);
  expect(existsSync(releases)).toBe(false);
});

test('what a killed release left behind does not stop the next one', async () => {
  const draft = join(releases, '.drafts/tests-1.0.0-aaaaaaaa');
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'half.js'), 'half');
  await publish(releases, built());
  expect(readdirSync(join(releases, 'tests'))).toEqual(['1.0.0-aaaaaaaa']);
  expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/half.js'))).toBe(false);
});

test('activating moves the pointer, and keeps the version before as the one to fall back to', async () => {
  await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
  const { tests } = (await readRegistry(releases)).remotes;
  expect([tests?.active.version, tests?.lastGood?.version]).toEqual(['1.0.1-bbbbbbbb', '1.0.0-aaaaaaaa']);
  expect(existsSync(join(releases, 'tests/1.0.0-aaaaaaaa/entry.js'))).toBe(true);
});

test('rolling back returns to the version before, once', async () => {
  await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
  expect((await rollback(releases, 'tests')).active.version).toBe('1.0.0-aaaaaaaa');
  expect((await readRegistry(releases)).remotes.tests).toMatchObject({ active: { version: '1.0.0-aaaaaaaa' } });
  await expect(rollback(releases, 'tests')).rejects.toThrow('There is no version of tests to go back to.');
});

test('a version that was rolled back is what nobody falls back to, until it is released again', async () => {
  await release('1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
  await rollback(releases, 'tests');
  const [mended] = await release('1.0.2-cccccccc');
  expect(mended).toMatchObject({ lastGood: { version: '1.0.0-aaaaaaaa' }, withdrawn: ['1.0.1-bbbbbbbb'] });

  await activate(releases, 'tests', '1.0.1-bbbbbbbb');
  const again = await activate(releases, 'tests', '1.0.2-cccccccc');
  expect(again).toMatchObject({ lastGood: { version: '1.0.1-bbbbbbbb' }, withdrawn: [] });
});

test('a start does not bring back what was rolled back, and says so', async () => {
  const remote = built();
  const sources = sourceVersion(remote);
  await release('1.0.0-aaaaaaaa', sources);
  expect(await bringUpToDate(releases, remote)).toBeUndefined();
  await rollback(releases, 'tests');
  expect(await bringUpToDate(releases, remote)).toBe(`kept mf-tests at 1.0.0-aaaaaaaa: ${sources} was rolled back`);
  expect((await readRegistry(releases)).remotes.tests?.active.version).toBe('1.0.0-aaaaaaaa');

  await activate(releases, 'tests', sources);
  expect(await bringUpToDate(releases, remote)).toBeUndefined();
});

test('a start leaves a canary with its share of the visitors', async () => {
  const remote = built();
  const sources = sourceVersion(remote);
  await release('1.0.0-aaaaaaaa');
  await publish(releases, built({ version: sources }));
  await startCanary(releases, 'tests', sources, 10);
  expect(await bringUpToDate(releases, remote)).toBeUndefined();
  expect((await readRegistry(releases)).remotes.tests).toMatchObject({
    active: { version: '1.0.0-aaaaaaaa' },
    canary: { share: 10 },
  });
});

test.each([
  ['entry.js', 'a"><script>.js', 'routes.js'],
  ['routes.js', 'entry.js', 'b"><script>.js'],
  ['a preload without a hash', 'entry.js', 'missing.js'],
])('a build whose files cannot stand in the page is not published: %s', async (_what, entry, routes) => {
  const remote = built();
  writeFileSync(
    join(remote, 'dist/mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: entry } },
      exposes: [{ path: './routes', assets: { js: { sync: [routes] } } }],
    }),
  );
  await expect(publish(releases, remote)).rejects.toThrow();
  expect(existsSync(releases)).toBe(false);
});

test('a version that is not published cannot be activated', async () => {
  await expect(activate(releases, 'tests', '9.9.9')).rejects.toThrow('There is no version 9.9.9 of tests.');
});

test('two remotes cannot claim one path', async () => {
  await publish(releases, built());
  await activate(releases, 'tests', '1.0.0-aaaaaaaa');
  await publish(releases, built({ name: 'auth', paths: [{ path: '/test', access: 'public' }] }));
  await expect(activate(releases, 'auth', '1.0.0-aaaaaaaa')).rejects.toThrow('auth and tests both claim /test.');
  expect(Object.keys((await readRegistry(releases)).remotes)).toEqual(['tests']);
});

test('releases at the same time lose none', async () => {
  const names = ['auth', 'tests', 'admin', 'marketing', 'assessment'];
  for (const name of names) await publish(releases, built({ name, paths: [{ path: `/${name}`, access: 'public' }] }));
  await Promise.all(names.map((name) => activate(releases, name, '1.0.0-aaaaaaaa')));
  expect(Object.keys((await readRegistry(releases)).remotes).sort()).toEqual([...names].sort());
});
