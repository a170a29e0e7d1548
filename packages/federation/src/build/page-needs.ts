import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { z } from 'zod';
import { SHARED_LIBRARIES } from './library-exports';
import { requiredRanges } from './shared';
import { platformOf } from './workspace-packages';

/** Stands for a module among those that names are of. */
const CSS = 'css';

/**
 * `since.json` of the platform: by its minor versions, the names that each was the first to provide, by what they are
 * of.
 */
const sinceSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Finds out what the code of a remote takes from the page that it runs in. */
export class PageNeedsPlugin implements RspackPluginInstance {
  private readonly names = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PageNeedsPlugin.name, (compilation) => {
      // What nothing uses has gone, and no module has become a part of another yet.
      compilation.hooks.optimizeTree.tap(PageNeedsPlugin.name, () => {
        this.names.clear();
        for (const module of compilation.modules) {
          if (module.type === 'consume-shared-module') this.collect(module, compilation);
        }
      });
    });
  }

  /**
   * What the shell must provide, and which CSS variables its page must set.
   *
   * @param folder - The package of the remote.
   * @throws Error with the first name that nobody is known to provide.
   */
  needs(folder: string, compilation: Compilation) {
    const { read, set } = customProperties(compilation);
    const cssVariables = [...read].filter((name) => !set.has(name)).sort();
    const shared = requiredRanges(this.names);
    const platform = leastPlatform(folder, new Map([...this.names, [CSS, new Set(cssVariables)]]));
    return { platform, shared, cssVariables };
  }

  /** Adds the names that code imports of a shared module, or reads of it. `require` tells no names. */
  private collect(module: Module, { moduleGraph, chunkGraph }: Compilation): void {
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      if (!originModule || chunkGraph.getModuleChunks(originModule).length === 0) continue;
      if (connection.getActiveState(undefined) === false) continue;
      const { request: library = '', ids = [] } = dependency;
      const name = nameOf(library, ids);
      if (name) this.names.set(library, (this.names.get(library) ?? new Set()).add(name));
    }
  }
}

/** The name that code imports or reads of a module; undefined where it takes the module as a whole. */
function nameOf(library: string, [first, second]: readonly string[]): string | undefined {
  const isObjectOfAll = first === 'default' && !/\bdefault\b/.test(SHARED_LIBRARIES[library]?.names ?? '');
  return isObjectOfAll ? second : first;
}

/** The first minor version of the platform that provides all names. */
function leastPlatform(folder: string, needed: ReadonlyMap<string, ReadonlySet<string>>): string {
  const file = join(folder, 'node_modules/@wattle/platform/since.json');
  const since = Object.entries(sinceSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const [major] = platformOf(folder).split('.');
  const minors = [...needed].flatMap(([module, names]) =>
    [...names].map((name) => {
      const version = since.find(([, provided]) => provided[module]?.split(' ').includes(name))?.[0];
      // Which variables a shell sets, it says itself.
      if (!version && module !== CSS) throw new Error(`No version of the platform provides ${name} of ${module}.`);
      return Number(version?.split('.')[1] ?? 0);
    }),
  );
  return `${major}.${Math.max(0, ...minors)}`;
}

/** The custom properties of CSS that a build sets, and those that it reads without saying what else counts. */
export function customProperties(compilation: Compilation): { set: Set<string>; read: Set<string> } {
  const texts = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css|html)$/.test(name))
    .map(({ source }) => source.source().toString());
  const all = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return { set: all(/(--[a-z][\w-]*)(?:\\?["'`]?\s*:|["'`]\s*,)/g), read: all(/var\(\s*(--[a-z][\w-]*)\s*\)/g) };
}
