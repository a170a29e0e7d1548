import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { CoveragePlugin } from './coverage-plugin';
import { EmitPlugin } from './emit-plugin';
import type { Shipped } from './shipped';
import { VERSION_FILE } from './version-file';

/** Writes {@link VERSION_FILE} into a build that bundles only what its version covers. */
export class VersionPlugin implements RspackPluginInstance {
  /**
   * @param content - What the file says.
   * @param shipped - What the version was made from.
   */
  constructor(
    private readonly content: object,
    private readonly shipped: Shipped,
  ) {}

  apply(compiler: Compiler): void {
    new CoveragePlugin(this.shipped).apply(compiler);
    new EmitPlugin(VERSION_FILE, () => JSON.stringify(this.content)).apply(compiler);
  }
}
