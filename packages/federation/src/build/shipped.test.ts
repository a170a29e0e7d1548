import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { remoteVersion, shellVersion } from './shipped';

/** Versions of libraries in the lock file, by name; the rest of the file follows from them. */
const LIBRARIES = {
  react: '19.0.0',
  zod: '4.0.0',
  'zod-part': '1.0.0',
  '@rspack/core': '2.0.0',
  fastify: '5.0.0',
  jest: '30.0.0',
  'rollup-plugin-dts': '6.0.0',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wattle-sources-'));
  write('pnpm-workspace.yaml', '');
  lock({});
  workspacePackage('mf-tests', ['contract', 'platform'], ['federation'], { react: '19', zod: '4' });
  write('mf-tests/src/routes.tsx', 'routes');
  workspacePackage('shell', ['contract', 'platform'], ['federation'], { react: '19', fastify: '5' });
  write('shell/src/main.tsx', 'main');
  workspacePackage('packages/contract', [], []);
  workspacePackage('packages/platform', [], [], { react: '19' });
  workspacePackage('packages/federation', [], []);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function workspacePackage(folder: string, uses: string[], builtWith: string[], libraries = {}): void {
  const workspace = (names: string[]) => Object.fromEntries(names.map((name) => [`@wattle/${name}`, 'workspace:*']));
  write(`${folder}/package.json`, {
    name: `@wattle/${folder.split('/').at(-1)}`,
    version: '1.2.3',
    dependencies: { ...workspace(uses), ...libraries },
    devDependencies: workspace(builtWith),
  });
  mkdirSync(join(root, folder, 'node_modules/@wattle'), { recursive: true });
  for (const name of [...uses, ...builtWith]) {
    symlinkSync(join(root, 'packages', name), join(root, folder, 'node_modules/@wattle', name));
  }
}

/** Writes the lock file. Of zod, a part is a library of its own; what is installed for react is in its key. */
function lock(changed: Partial<typeof LIBRARIES>): void {
  const versions: Record<string, string> = { ...LIBRARIES, ...changed };
  const uses = (...names: string[]) => ({
    dependencies: Object.fromEntries(names.map((name) => [name, { specifier: '*', version: keyed(name) }])),
  });
  const keyed = (name: string) => `${versions[name]}${name === 'zod' ? `(react@${versions.react})` : ''}`;
  const names = Object.keys(versions);
  write(
    'pnpm-lock.yaml',
    dump({
      importers: {
        '.': uses('jest'),
        'mf-tests': uses('react', 'zod'),
        shell: uses('react', 'fastify'),
        'packages/contract': {},
        'packages/platform': uses('react'),
        'packages/federation': uses('@rspack/core', 'rollup-plugin-dts', 'jest'),
      },
      packages: Object.fromEntries(
        names.map((name) => [`${name}@${versions[name]}`, { resolution: { integrity: `${name}${versions[name]}` } }]),
      ),
      snapshots: Object.fromEntries(
        names.map((name) => [
          `${name}@${keyed(name)}`,
          name === 'zod' ? { dependencies: { 'zod-part': versions['zod-part'] } } : {},
        ]),
      ),
    }),
  );
}

const ofRemote = () => remoteVersion(join(root, 'mf-tests'));
const ofShell = () => shellVersion(join(root, 'shell'));

test('names the version of the package and the state of its sources', () => {
  expect(ofRemote()).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(ofRemote()).toBe(ofRemote());
});

test.each([
  ['a source of its own', 'mf-tests/src/page.tsx', true],
  ['what it declares', 'mf-tests/remote.json', true],
  ['a source of a package that it bundles', 'packages/contract/src/more.ts', true],
  ['a source in a folder called test', 'mf-tests/src/test/page.tsx', true],
  ['a source in a folder called dist', 'packages/contract/src/dist/index.ts', true],
  ['how it is built', 'packages/federation/src/build/more.ts', true],
  ['a test', 'mf-tests/src/page.test.tsx', false],
  ['what tests share', 'mf-tests/test/open-page.tsx', false],
  ['a build', 'mf-tests/dist/routes.js', false],
  ['how types are checked', 'mf-tests/tsconfig.json', false],
  ['a source of what the shell provides', 'packages/platform/src/more.ts', false],
  ['how it is released', 'packages/federation/src/release/more.ts', false],
  ['how types are published', 'packages/federation/src/build/platform-types/more.ts', false],
  ['a package that it does not use', 'packages/other/src/more.ts', false],
])('the version of a remote changes with %s: %s', (_what, file, isChanged) => {
  const before = ofRemote();
  write(file, '"something new"');
  expect(ofRemote() !== before).toBe(isChanged);
});

test('the version of a remote whose pages are rendered to HTML changes with what they are rendered with', () => {
  write('mf-tests/remote.json', { prerender: ['/test'] });
  const before = ofRemote();
  write('packages/platform/src/more.ts', 'something new');
  const rendered = ofRemote();
  expect(rendered).not.toBe(before);
  lock({ react: '19.0.1' });
  expect(ofRemote()).not.toBe(rendered);
});

test.each([
  ['a source of its own', 'shell/src/page.tsx', true],
  ['a source of what it provides', 'packages/platform/src/more.ts', true],
  ['a source of its server', 'shell/server/more.ts', false],
  ['how its types are published', 'packages/federation/src/build/platform-types/more.ts', true],
])('the version of the shell changes with %s: %s', (_what, file, isChanged) => {
  const before = ofShell();
  write(file, 'something new');
  expect(ofShell() !== before).toBe(isChanged);
});

test.each([
  ['a library that the remote bundles', { zod: '4.0.1' }, [true, false]],
  ['a library of a library', { 'zod-part': '1.0.1' }, [true, false]],
  ['what everything is built with', { '@rspack/core': '2.0.1' }, [true, true]],
  ['a library that only the shell bundles', { react: '19.0.1' }, [false, true]],
  ['what types are published with', { 'rollup-plugin-dts': '6.0.1' }, [false, true]],
  ['a library of the server', { fastify: '5.0.1' }, [false, false]],
  ['a tool', { jest: '30.0.1' }, [false, false]],
])('a change of %s in the lock file changes what ships it', (_what, changed, expected) => {
  const before = [ofRemote(), ofShell()];
  lock(changed);
  const after = [ofRemote(), ofShell()];
  expect(after.map((version, index) => version !== before[index])).toEqual(expected);
});

test('a change of the lock file that concerns no library at all changes no version', () => {
  const before = [ofRemote(), ofShell()];
  writeFileSync(join(root, 'pnpm-lock.yaml'), '\n# one comment\n', { flag: 'a' });
  expect([ofRemote(), ofShell()]).toEqual(before);
});

test('a new version number of the platform is a new version of the remote, which requires it', () => {
  const before = ofRemote();
  write('packages/platform/package.json', { name: '@wattle/platform', version: '1.3.0' });
  expect(ofRemote()).not.toBe(before);
});
