import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type Compilation, type Compiler, type NormalModule, type RspackPluginInstance, rspack } from '@rspack/core';
import { VERSION_FILE } from './shared';
import type { Shipped } from './shipped';
import { toPosix } from './workspace-packages';

export type Files = Record<string, string | Buffer>;

/** Adds files to a build. */
export class EmitPlugin implements RspackPluginInstance {
  /**
   * @param makeFiles - Gives the files by name.
   * @param stage - Which of the other files are there, and what was done with them.
   */
  constructor(
    private readonly makeFiles: (compiler: Compiler, compilation: Compilation) => Files | Promise<Files>,
    private readonly stage = rspack.Compilation.PROCESS_ASSETS_STAGE_NONE,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EmitPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: EmitPlugin.name, stage: this.stage }, async () => {
        for (const [file, content] of Object.entries(await this.makeFiles(compiler, compilation))) {
          compilation.emitAsset(file, new rspack.sources.RawSource(content));
        }
      });
    });
  }
}

/** Written by the federation plugin, or for a build that renders pages, from the configuration alone. */
const GENERATED = /\/node_modules\/\.(federation|prerender-\w+)\//;

/** Fails a build that bundles a file which its version does not cover: the file could change, and the version stay. */
export class CoveragePlugin implements RspackPluginInstance {
  /** @param shipped - What the version was made from. */
  constructor(private readonly shipped: Shipped) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(CoveragePlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(CoveragePlugin.name, (modules) => {
        const bundled = [...modules].flatMap((module) => pathOf(module as NormalModule) ?? []);
        const uncovered = bundled.filter((file) => !this.isCovered(file));
        if (uncovered.length > 0) {
          throw new Error(
            `These files are bundled, and the version would not change with them: ${uncovered.join(', ')}`,
          );
        }
      });
    });
  }

  private isCovered(file: string): boolean {
    return this.isSource(file) || GENERATED.test(toPosix(file)) || this.isLocked(file);
  }

  private isLocked(file: string): boolean {
    const { libraries, hasLockFile } = this.shipped;
    return hasLockFile ? toPosix(file).includes('/node_modules/') : libraries.has(libraryOf(file) ?? '');
  }

  private isSource(file: string): boolean {
    return this.shipped.sources.has(toPosix(relative(this.shipped.root, file)));
  }
}

function pathOf({ resource }: NormalModule): string | undefined {
  const path = resource?.replace(/[?#].*$/, '');
  return path && isAbsolute(path) ? path : undefined;
}

function libraryOf(file: string): string | undefined {
  const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(toPosix(file))?.[0];
  if (!folder) return undefined;
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/**
 * Writes {@link VERSION_FILE} into a build that bundles only what its version covers.
 *
 * @param contentOf - What the file says of a build whose files are done.
 * @param shipped - What the version was made from.
 */
export function versionPlugins(
  contentOf: (compilation: Compilation) => object,
  shipped: Shipped,
): RspackPluginInstance[] {
  const { PROCESS_ASSETS_STAGE_SUMMARIZE } = rspack.Compilation;
  const versionFile = (_compiler: Compiler, compilation: Compilation) => ({
    [VERSION_FILE]: JSON.stringify(contentOf(compilation)),
  });
  return [new CoveragePlugin(shipped), new EmitPlugin(versionFile, PROCESS_ASSETS_STAGE_SUMMARIZE)];
}
