import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** Adds a file to a build. */
export class EmitPlugin implements RspackPluginInstance {
  constructor(
    private readonly file: string,
    private readonly contentOf: () => string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EmitPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(EmitPlugin.name, () => {
        compilation.emitAsset(this.file, new rspack.sources.RawSource(this.contentOf()));
      });
    });
  }
}
