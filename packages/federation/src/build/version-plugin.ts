import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Compiler, NormalModule, RspackPluginInstance } from '@rspack/core';
import { EmitPlugin } from './emit-plugin';
import type { Shipped } from './shipped';
import { VERSION_FILE } from './version-file';

/** Written by the federation plugin, from the configuration alone. */
const GENERATED = '/node_modules/.federation/';

/**
 * Writes {@link VERSION_FILE} into the build. Fails a build that bundles a file which its version does not cover: the file could change, and the version stay.
 */
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
    compiler.hooks.thisCompilation.tap(VersionPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(VersionPlugin.name, (modules) => {
        const bundled = [...modules].flatMap((module) => pathOf(module as NormalModule) ?? []);
        const uncovered = bundled.filter((file) => !this.isCovered(file));
        if (uncovered.length > 0) {
          throw new Error(
            `These files are bundled, and the version would not change with them: ${uncovered.join(', ')}`,
          );
        }
      });
    });
    new EmitPlugin(VERSION_FILE, () => JSON.stringify(this.content)).apply(compiler);
  }

  private isCovered(file: string): boolean {
    return (
      this.isSource(file) || toPosix(file).includes(GENERATED) || this.shipped.libraries.has(libraryOf(file) ?? '')
    );
  }

  private isSource(file: string): boolean {
    return this.shipped.sources.has(toPosix(relative(this.shipped.root, file)));
  }
}

/** The file that a module comes from, if it comes from one. */
function pathOf({ resource }: NormalModule): string | undefined {
  const path = resource?.replace(/[?#].*$/, '');
  return path && isAbsolute(path) ? path : undefined;
}

/** The library that a file belongs to, as `name@version`. */
function libraryOf(file: string): string | undefined {
  const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(toPosix(file))?.[0];
  if (!folder) return undefined;
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

function toPosix(path: string): string {
  return path.replaceAll(sep, '/');
}
