/**
 * What the shell provides and remotes never bundle, with the versions that remotes accept. Few, because each shared
 * library gives up its tree-shaking; the rest reaches remotes through the platform
 * (docs/decisions/003-few-shared-modules.md).
 */
export const acceptedRanges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'styled-components': '^6.0.0',
  '@wattle/platform': '^1.0.0',
};

/** Names of the packages that hold the shared modules. */
export const SHARED_NAMES = ['react', 'styled-components', '@wattle/platform'];

const share = <Options extends object>(options: Options) =>
  Object.fromEntries(
    Object.entries(acceptedRanges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...options },
    ]),
  );

/** For the shell: the modules are in its first file, ready before any remote asks. */
export const providedModules = share({ eager: true });

/** For remotes: the same modules, and no copy to fall back to. */
export const consumedModules = share({ import: false as const });

/** Removes from the federation runtime what Wattle does not use: server rendering, and manifests in the browser. */
export const runtimeOptimization = { target: 'web', disableSnapshot: true } as const;
