import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { sourceVersion } from '@wattle/federation/build';
import { ROOT, remoteFolders } from './lib/root';

const REMOTES = remoteFolders().map((folder) => basename(folder));
const SHARED = [
  'packages/contract',
  'packages/platform',
  'packages/federation',
  'packages/environment',
  'design-system',
];
const OF_SOME = ['packages/exam-player'];

/** Every folder of the workspace that holds sources of a remote, with a remote that ships them. */
const sourceFolders = [
  ...REMOTES.flatMap((remote) => foldersIn(`${remote}/src`).map((folder) => [folder, remote])),
  ...SHARED.flatMap((name) => foldersIn(`${name}/src`).map((folder) => [folder, 'mf-marketing'])),
  ...OF_SOME.flatMap((name) => foldersIn(`${name}/src`).map((folder) => [folder, 'mf-tests'])),
] as [folder: string, remote: string][];

const copy = mkdtempSync(join(tmpdir(), 'wattle-sources-'));
beforeAll(() => {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(join(ROOT, file), join(copy, file));
  for (const name of [...REMOTES, ...SHARED, ...OF_SOME]) copyPackage(name);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(sourceFolders)('a change in %s is a new version of %s', (folder, remote) => {
  const [name = ''] = shippedFiles(folder);
  const file = join(copy, folder, name);
  const content = readFileSync(file);
  const before = sourceVersion(join(copy, remote));
  writeFileSync(file, Buffer.concat([content, Buffer.from('\n')]));
  const after = sourceVersion(join(copy, remote));
  writeFileSync(file, content);
  expect(after).not.toBe(before);
});

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
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  const names = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([dependency]) => dependency);
  return Object.fromEntries(names.map((dependency) => [dependency, folderOf(dependency)]));
}

function folderOf(packageName: string): string {
  const name = packageName.replace('@wattle/', '');
  return REMOTES.includes(name) || name === 'design-system' ? name : join('packages', name);
}
