/**
 * What the shell provides and remotes never bundle, with the versions that remotes accept. Few, because each shared
 * library gives up its tree-shaking; the rest reaches remotes through the platform
 * (docs/decisions/003-few-shared-modules.md).
 */
const SHARED = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'styled-components': '^6.0.0',
};

/** @param platform - The platform contract that the build is made with; an earlier minor version does not serve it. */
const share = <Options extends object>(platform: string, options: Options) =>
  Object.fromEntries(
    Object.entries({ ...SHARED, '@wattle/platform': `^${platform}.0` }).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...options },
    ]),
  );

/** For the shell: the modules are in its first file, ready before any remote asks. */
export const providedModules = (platform: string) => share(platform, { eager: true });

/** For remotes: the same modules, and no copy to fall back to. */
export const consumedModules = (platform: string) => share(platform, { import: false as const });

/** Removes from the federation runtime what Wattle does not use: server rendering, and manifests in the browser. */
export const runtimeOptimization = { target: 'web', disableSnapshot: true } as const;
