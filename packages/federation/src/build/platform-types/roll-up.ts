import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { type OutputChunk, type Plugin, type RollupCache, rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Augments a module that is part of the same file here. */
const AUGMENTATION = /^declare module '[^']+' \{\n([\s\S]*?)^\}\n/gm;

/** The types of `@wattle/platform`, and those of `@wattle/platform/core`, which are a part of them. */
export interface PlatformTypes {
  platform: string;
  core: string;
}

/** The types of the platform as far as they are written in its workspace; libraries are imported. */
export async function ownPlatformTypes(folder: string): Promise<PlatformTypes> {
  return toPlatformTypes(folder, await rollUpOwn(folder, declarations(folder)));
}

/**
 * The same, and `complete`: the types of `@wattle/platform` with those of every library but React, which is all that
 * somebody outside of this workspace needs to check a remote.
 */
export async function allPlatformTypes(folder: string): Promise<PlatformTypes & { complete: string }> {
  const plugin = declarations(folder);
  const own = await rollUpOwn(folder, plugin);
  // What the sources declare is the same in both, and takes seconds; which libraries are external is decided anew.
  const modules = own.cache?.modules.map((module) => ({ ...module, resolvedIds: {} })) ?? [];
  const { code } = await rollUp(folder, plugin, (id) => /^react($|\/)/.test(id), { ...own.cache, modules });
  return { ...(await toPlatformTypes(folder, own)), complete: code.replaceAll(AUGMENTATION, '$1') };
}

const rollUpOwn = (folder: string, plugin: Plugin) => rollUp(folder, plugin, (id) => !/^[./]|^@wattle\//.test(id));

async function toPlatformTypes(folder: string, { code, exports }: OutputChunk): Promise<PlatformTypes> {
  const ofCore = exportedNames(await readFile(join(folder, 'src/core.ts'), 'utf8'));
  const foreign = ofCore.filter((name) => !exports.includes(name));
  if (foreign.length > 0) throw new Error(`@wattle/platform does not export what its core does: ${foreign.join(', ')}`);
  return { platform: code, core: `export { ${ofCore.join(', ')} } from './platform';\n` };
}

function declarations(folder: string): Plugin {
  return dts({
    respectExternal: true,
    tsconfig: join(folder, 'tsconfig.json'),
    compilerOptions: {
      // The workspace only checks types; this emits them.
      noEmit: false,
      // Libraries are found from where pnpm keeps their importers.
      preserveSymlinks: false,
      // Types of tools and tests are half of what would be read.
      types: [],
      // Found through node_modules, it would be compiled by itself once more.
      paths: { '@wattle/contract/*': [join(folder, '../contract/src/*.ts')] },
    },
  });
}

async function rollUp(folder: string, plugin: Plugin, external: (id: string) => boolean, cache?: RollupCache) {
  const bundle = await rollup({
    input: join(folder, 'src/index.ts'),
    external,
    plugins: [plugin],
    ...(cache && { cache }),
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return { ...output[0], cache: bundle.cache };
}

/** The names that a module of nothing but `export … from` exports. */
function exportedNames(code: string): string[] {
  const { statements } = ts.createSourceFile('core.ts', code, ts.ScriptTarget.Latest);
  const names = statements.flatMap((statement) => {
    const exported =
      ts.isExportDeclaration(statement) && statement.moduleSpecifier ? statement.exportClause : undefined;
    if (!exported || !ts.isNamedExports(exported))
      throw new Error('@wattle/platform/core only exports names of modules');
    return exported.elements.map(({ name }) => name.text);
  });
  return names.sort();
}
