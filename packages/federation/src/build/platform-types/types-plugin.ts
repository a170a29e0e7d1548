import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { cachedPlatformTypes } from './cached-types';

/** Where the types of the platform lie in a release of the shell. */
export const TYPES_FOLDER = 'types';

/**
 * Puts the types that a page provides beside its build, so that whoever serves the one serves the other: `platform.d.ts`
 * and `core.d.ts` to check remotes with, and `surface.d.ts`, which the next release of the shell is compared with.
 */
export class PlatformTypesPlugin implements RspackPluginInstance {
  /** @param folder - The package of the shell. */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PlatformTypesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(PlatformTypesPlugin.name, async () => {
        for (const [file, types] of Object.entries(await cachedPlatformTypes(this.folder))) {
          compilation.emitAsset(`${TYPES_FOLDER}/${file}`, new rspack.sources.RawSource(types));
        }
      });
    });
  }
}
