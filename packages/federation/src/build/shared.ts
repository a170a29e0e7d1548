/**
 * Libraries that the shell provides and remotes never bundle, with the versions that remotes accept. Few, because each shared
 * library gives up its tree-shaking; the rest reaches remotes through the platform
 * (docs/decisions/003).
 */
export const acceptedRanges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'styled-components': '^6.0.0',
};

/** Names of the packages that hold the shared modules. */
export const SHARED_NAMES = ['react', 'styled-components', '@wattle/platform'];

/** @param platform - The platform contract that the build is made with; an earlier minor version does not serve it. */
const share = <Options extends object>(platform: string, optionsOf: (name: string) => Options) =>
  Object.fromEntries(
    Object.entries({
      ...acceptedRanges,
      '@wattle/platform': `^${platform}.0`,
      '@wattle/platform/core': `^${platform}.0`,
    }).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...optionsOf(name) },
    ]),
  );

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

/** File in a build that says which version it is of, and what it claims in the page. */
export const VERSION_FILE = 'version.json';
