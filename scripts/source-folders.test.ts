import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { remoteVersion, shellVersion } from '@wattle/federation/build';
import { ROOT, remoteFolders } from './lib/root';

const REMOTES = remoteFolders().map((folder) => basename(folder));
/** Packages that remotes and the shell bundle, beside those that only build them or run on servers. */
const BUNDLED = ['design-system', 'packages/contract', 'packages/exam-player', 'packages/platform'];
const BUILDER = 'packages/federation';

const copy = mkdtempSync(join(tmpdir(), 'wattle-sources-'));
const lockFile = join(copy, 'pnpm-lock.yaml');
beforeAll(() => {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(join(ROOT, file), join(copy, file));
  for (const name of ['shell', ...REMOTES, ...BUNDLED, BUILDER, 'packages/environment', 'packages/http-server']) {
    copyPackage(name);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every folder with sources that a remote or the shell ships: its own, and those of the packages that it bundles. */
const sourceFolders = [...REMOTES, 'shell'].flatMap((name) =>
  [name, ...bundledBy(name)].flatMap((each) => foldersIn(`${each}/src`).map((folder) => [folder, name] as const)),
);

const versionOf = (name: string) =>
  name === 'shell' ? shellVersion(join(copy, name)) : remoteVersion(join(copy, name));

/** Of the sources as they are: every test puts back what it has changed. */
const before = new Map<string, string>();
beforeAll(() => {
  for (const name of [...REMOTES, 'shell']) before.set(name, versionOf(name));
});

test.each(sourceFolders)('one byte in %s is a new version of %s', (folder, name) => {
  const [source = ''] = shippedFiles(folder);
  const file = join(copy, folder, source);
  const content = readFileSync(file);
  writeFileSync(file, Buffer.concat([content, Buffer.from('\n')]));
  const after = versionOf(name);
  writeFileSync(file, content);
  expect(after).not.toBe(before.get(name));
});

test.each([
  ['of the API', 'nodemailer', []],
  ['of the shell alone', 'web-vitals', ['shell']],
  ['of one remote alone', 'react-split', ['mf-admin', 'mf-assessment', 'mf-tests']],
  ['of all', 'zod', [...REMOTES, 'shell']],
])('another release of a library %s, %s, is a new version of those that bundle it', (_whose, library, expected) => {
  const text = readFileSync(lockFile, 'utf8');
  const released = new RegExp(`^  '?${library}@\\d[^:]*:\\n    resolution: \\{integrity: sha512-`, 'm');
  expect(text).toMatch(released);
  const names = [...REMOTES, 'shell'];
  writeFileSync(lockFile, text.replace(released, '$&x'));
  const after = names.map(versionOf);
  writeFileSync(lockFile, text);
  expect(names.filter((name, index) => after[index] !== before.get(name))).toEqual(expected);
});

/** Packages of the workspace whose sources are in a build: remotes are given the platform by the shell. */
function bundledBy(name: string, known = new Set<string>()): string[] {
  const { dependencies } = packageJson(name);
  for (const folder of Object.keys(dependencies ?? {})
    .filter((each) => each.startsWith('@wattle/'))
    .map(folderOf)) {
    const isGiven = folder === 'packages/platform' && name !== 'shell';
    if (!BUNDLED.includes(folder) || isGiven || known.has(folder)) continue;
    known.add(folder);
    bundledBy(folder, known);
  }
  return [...known];
}

/** The folder and all below it that hold shipped sources. */
function foldersIn(folder: string): string[] {
  const below = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const here = shippedFiles(folder).length > 0 ? [folder] : [];
  return [...here, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

function shippedFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name),
  );
}

/** Copies a package's sources; its links to other packages of the workspace lead to their copies. */
function copyPackage(name: string): void {
  const isSource = (path: string) =>
    !/^(node_modules|dist|storybook-static)(\/|$)/.test(relative(join(ROOT, name), path));
  cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  for (const [dependency, folder] of Object.entries(workspaceDependencies(name))) {
    const link = join(copy, name, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(copy, folder), link);
  }
}

/** Folders of the workspace packages that a package depends on, by their names. */
function workspaceDependencies(name: string): Record<string, string> {
  const { dependencies, devDependencies } = packageJson(name);
  const names = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([dependency]) => dependency);
  return Object.fromEntries(names.map((dependency) => [dependency, folderOf(dependency)]));
}

function packageJson(name: string): Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> {
  return JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
}

function folderOf(packageName: string): string {
  const name = packageName.replace('@wattle/', '');
  return REMOTES.includes(name) || name === 'design-system' ? name : join('packages', name);
}
