import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TYPES_FILES } from '../shared';
import { inputHash } from '../shipped';
import { workspaceRoot } from '../workspace-packages';
import { allPlatformTypes } from './roll-up';

/** This package makes the types out of the sources of the platform. */
const BUILDER = join(import.meta.dirname, '../../..');

/**
 * The types that a page provides, as files beside its build, so that whoever serves the one serves the other:
 * `platform.d.ts` and `core.d.ts` to check remotes with, and `surface.d.ts`, which the next release of the shell is
 * compared with. Rolled up once for each state of the sources, as that takes seconds.
 *
 * @param shellFolder - The package of the shell.
 */
export async function platformTypesFiles(shellFolder: string): Promise<Record<string, string>> {
  const platform = realpathSync(join(shellFolder, 'node_modules/@wattle/platform'));
  const folder = join(workspaceRoot(shellFolder), '.cache/platform-types');
  const file = join(folder, `${inputHash(platform)}-${inputHash(BUILDER)}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const { platform: surface, core, complete } = await allPlatformTypes(platform);
  const types = {
    [TYPES_FILES.platform]: complete,
    [TYPES_FILES.core]: core,
    [TYPES_FILES.surface]: surface,
  };
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(types));
  await rename(draft, file);
  return types;
}
