import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const NOT_SHIPPED = /(^|\/)(node_modules|dist|storybook-static|test)(\/|$)|\.(test|stories)\.tsx?$/;

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Names the state of a room's sources: the version of its package and a hash of everything that can change the build,
 * its own files, those of the workspace packages it uses, and the lock file.
 */
export function sourceVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const room of roomsOf(folder)) {
    for (const file of filesOf(room)) hash.update(`${relative(room, file)}\0`).update(readFileSync(file));
  }
  hash.update(readFileSync(join(workspaceRoot(folder), 'pnpm-lock.yaml')));
  return `${readPackage(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The folder itself and those of the workspace packages that it uses, directly or not. */
function roomsOf(folder: string, known = new Set<string>()): Set<string> {
  known.add(folder);
  const { dependencies, devDependencies } = readPackage(folder);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    const room = range.startsWith('workspace:') && realpathSync(join(folder, 'node_modules', name));
    if (room && !known.has(room)) roomsOf(room, known);
  }
  return known;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ path }) => !NOT_SHIPPED.test(path.slice(workspaceRoot(folder).length)))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesOf(path) : [path]))
    .sort();
}

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function workspaceRoot(folder: string): string {
  const isRoot = readdirSync(folder).includes('pnpm-workspace.yaml');
  return isRoot ? folder : workspaceRoot(dirname(folder));
}
