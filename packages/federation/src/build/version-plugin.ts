import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** File in a build that says which version it is of, what its container is called and what platform it needs. */
export const VERSION_FILE = 'version.json';

/** Writes {@link VERSION_FILE} into the build. */
export class VersionPlugin implements RspackPluginInstance {
  constructor(private readonly content: { version: string; container: string; platform: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(VersionPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(VersionPlugin.name, () => {
        compilation.emitAsset(VERSION_FILE, new rspack.sources.RawSource(JSON.stringify(this.content)));
      });
    });
  }
}
