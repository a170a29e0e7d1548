import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { rollup } from 'rollup';
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
  const { code, names } = await rollUp(folder, (id) => !/^[./]|^@wattle\//.test(id));
  const ofCore = exportedNames(await readFile(join(folder, 'src/core.ts'), 'utf8'));
  const foreign = ofCore.filter((name) => !names.includes(name));
  if (foreign.length > 0) throw new Error(`@wattle/platform does not export what its core does: ${foreign.join(', ')}`);
  return { platform: code, core: `export { ${ofCore.join(', ')} } from './platform';\n` };
}

/**
 * The types of `@wattle/platform` with those of every library but React: all that somebody outside of this workspace
 * needs to check a remote.
 */
export async function completePlatformTypes(folder: string): Promise<string> {
  const { code } = await rollUp(folder, (id) => /^react($|\/)/.test(id));
  return code.replaceAll(AUGMENTATION, '$1');
}

/** @param folder - The package of the platform. */
async function rollUp(folder: string, external: (id: string) => boolean) {
  const bundle = await rollup({
    input: join(folder, 'src/index.ts'),
    external,
    plugins: [
      dts({
        respectExternal: true,
        tsconfig: join(folder, 'tsconfig.json'),
        // The workspace only checks types; this emits them. Libraries are found from where pnpm keeps their importers.
        compilerOptions: { noEmit: false, preserveSymlinks: false },
      }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const [{ code, exports }] = output;
  return { code, names: exports };
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
