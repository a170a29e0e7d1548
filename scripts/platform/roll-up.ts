import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ROOT } from '../lib/root';

const PLATFORM = join(ROOT, 'packages/platform');

/** Augments a module that is part of the same file here. */
const AUGMENTATION = /^declare module '[^']+' \{\n([\s\S]*?)^\}\n/gm;

/**
 * The types that `@wattle/platform` exports, with those of every library but React: all that somebody outside of this
 * workspace needs to check a remote.
 */
export async function platformTypes(): Promise<string> {
  const types = await rollUp((id) => /^react($|\/)/.test(id));
  return types.replaceAll(AUGMENTATION, '$1');
}

/** The same types as far as they are written in this workspace; libraries are imported. */
export function ownPlatformTypes(entry?: string): Promise<string> {
  return rollUp((id) => !/^[./]|^@wattle\//.test(id), entry);
}

async function rollUp(external: (id: string) => boolean, entry = join(PLATFORM, 'src/index.ts')): Promise<string> {
  const bundle = await rollup({
    input: entry,
    external,
    plugins: [
      dts({
        respectExternal: true,
        tsconfig: join(PLATFORM, 'tsconfig.json'),
        // The workspace only checks types; this emits them. Libraries are found from where pnpm keeps their importers.
        compilerOptions: { noEmit: false, preserveSymlinks: false },
      }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}
