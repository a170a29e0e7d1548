import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths below a package's folder that no build bundles. */
const NOT_SHIPPED = /^(node_modules|dist|storybook-static|coverage|test)(\/|$)|\.(test|stories)\.tsx?$/;

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Version of a package's sources: its version number and a hash of everything that can change its build, which are its
 * own files, those of the workspace packages it uses, and the lock file.
 */
export function sourceVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const each of packagesOf(folder)) {
    for (const file of shippedFiles(each)) hash.update(`${file}\0`).update(readFileSync(join(each, file)));
  }
  hash.update(readFileSync(join(workspaceRoot(folder), 'pnpm-lock.yaml')));
  return `${readPackage(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The folder itself and those of the workspace packages that it uses, directly or not. */
function packagesOf(folder: string, known = new Set<string>()): Set<string> {
  known.add(folder);
  const { dependencies, devDependencies } = readPackage(folder);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    const dependency = range.startsWith('workspace:') && realpathSync(join(folder, 'node_modules', name));
    if (dependency && !known.has(dependency)) packagesOf(dependency, known);
  }
  return known;
}

/** Paths of a package's shipped files, relative to its folder. */
function shippedFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .map((entry) => ({ entry, path: join(below, entry.name) }))
    .filter(({ path }) => !NOT_SHIPPED.test(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? shippedFiles(folder, path) : [path]))
    .sort();
}

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function workspaceRoot(folder: string): string {
  const isRoot = readdirSync(folder).includes('pnpm-workspace.yaml');
  return isRoot ? folder : workspaceRoot(dirname(folder));
}
