import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const NOT_SHIPPED =
  /^(node_modules|dist|storybook-static|coverage|test|scripts|bench|examples|\.[^/]+)(\/|$)|^(tsconfig\.json|biome\.json|jest\.config\.mjs|rsbuild\.config\.ts)$|\.(md|pem)$|\.(test|stories)\.tsx?$/;

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folder itself and those of the workspace packages that it uses, directly or not, with their names. */
export function packagesOf(
  folder: string,
  isUsed: (name: string, isForDevelopment: boolean) => boolean,
  known = new Map<string, string>(),
): Map<string, string> {
  const { name: own, dependencies = {}, devDependencies = {} } = readPackage(folder);
  known.set(folder, own);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!range.startsWith('workspace:') || !isUsed(name, !(name in dependencies))) continue;
    const dependency = realpathSync(join(folder, 'node_modules', name));
    if (!known.has(dependency)) packagesOf(dependency, isUsed, known);
  }
  return known;
}

/** Paths of a package's shipped files, relative to its folder. */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .map((entry) => ({ entry, path: below ? `${below}/${entry.name}` : entry.name }))
    .filter(({ path }) => !NOT_SHIPPED.test(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesOf(folder, path) : [path]))
    .sort();
}

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

export function workspaceRoot(folder: string): string {
  return existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : workspaceRoot(dirname(folder));
}

/** The platform contract that a package builds on: major and minor version of its @wattle/platform. */
export function platformOf(folder: string): string {
  const { version } = readPackage(join(folder, 'node_modules/@wattle/platform'));
  return version.split('.').slice(0, 2).join('.');
}

/** The same path with slashes, on every system. */
export function toPosix(path: string): string {
  return path.replaceAll(sep, '/');
}
