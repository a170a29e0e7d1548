import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { leastRanges, SHARED_LIBRARIES } from './library-exports';
import { readPackage } from './workspace-packages';

/** The shell's runs the containers that builds make. */
const FEDERATION_RUNTIME = '@module-federation/runtime';

/**
 * What a remote needs of the shell it runs in. A runtime of another minor version has broken containers before.
 *
 * @param imported - The names in use, by library.
 */
export function requiredRanges(imported: Parameters<typeof leastRanges>[0]): Record<string, string> {
  const [major, minor] = packageOf(FEDERATION_RUNTIME, import.meta.url).version.split('.');
  return { ...leastRanges(imported), [FEDERATION_RUNTIME]: `~${major}.${minor}.0` };
}

/**
 * What the shell provides of it.
 *
 * @param folder - The package of the shell.
 */
export function providedVersions(folder: string): Record<string, string> {
  const libraries = Object.keys(SHARED_LIBRARIES).map((name) => [
    name,
    packageOf(name, `${folder}/package.json`).version,
  ]);
  return {
    ...Object.fromEntries(libraries),
    [FEDERATION_RUNTIME]: packageOf(FEDERATION_RUNTIME, import.meta.url).version,
  };
}

/** The package of a module, as the code of a file gets it. */
function packageOf(module: string, from: string): { version: string } {
  return packageAbove(dirname(createRequire(from).resolve(module)));
}

function packageAbove(folder: string): { version: string } {
  try {
    const found = readPackage(folder);
    // The folder of one format of the code may have a package.json without a version.
    if (found.version) return found;
  } catch {}
  return packageAbove(dirname(folder));
}

/** Names of the packages that hold the shared modules. */
export const SHARED_NAMES = ['react', 'styled-components', '@wattle/platform'];

/** The shared libraries, with all versions that any remote may accept. */
export const acceptedRanges = leastRanges(new Map());

/**
 * Whether the versions suit, a page knows before it fetches any code, by the number of the platform.
 *
 * @param platform - The platform contract that the build is made with.
 */
const share = <Options extends object>(platform: string, optionsOf: (name: string) => Options) => {
  const [major] = platform.split('.');
  const ranges = {
    ...acceptedRanges,
    '@wattle/platform': `^${major}.0.0`,
    '@wattle/platform/core': `^${major}.0.0`,
  };
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...optionsOf(name) },
    ]),
  );
};

/**
 * For the shell: the modules are in its first file, ready before any remote asks. Only the whole platform, with the
 * client of the API, has a file of its own, which is fetched with the first page that uses it.
 */
export const providedModules = (platform: string) =>
  share(platform, (name) => ({ eager: name !== '@wattle/platform' }));

/** For remotes: the same modules, and no copy to fall back to. */
export const consumedModules = (platform: string) => share(platform, () => ({ import: false as const }));

/** Removes from the federation runtime what Wattle does not use: server rendering, and manifests in the browser. */
export const runtimeOptimization = { target: 'web', disableSnapshot: true } as const;

/** File in a build that says which pages are rendered to HTML, and into which files. */
export const PAGES_FILE = 'pages.json';

/** Types of the platform in the build of a shell: to check remotes with, and to compare the next shell with. */
export const TYPES_FILES = { platform: 'types/platform.d.ts', core: 'types/core.d.ts', surface: 'types/surface.d.ts' };

/** File in a build that says which version it is of, and what it claims in the page. */
export const VERSION_FILE = 'version.json';
