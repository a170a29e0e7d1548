import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { cachedPlatformTypes } from './cached-types';

/** Where the types of the platform lie in the build of the page. */
const TYPES_FILE = 'types/platform.d.ts';

/** Puts the types that a page provides beside its build, so that whoever serves the one serves the other. */
export class PlatformTypesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PlatformTypesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(PlatformTypesPlugin.name, async () => {
        compilation.emitAsset(TYPES_FILE, new rspack.sources.RawSource(await cachedPlatformTypes()));
      });
    });
  }
}
