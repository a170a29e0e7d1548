import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '../shipped';
import { workspaceRoot } from '../workspace-packages';
import { completePlatformTypes, ownPlatformTypes } from './roll-up';

/** This package makes the types out of the sources of the platform. */
const BUILDER = join(import.meta.dirname, '../../..');

/**
 * The files that a release of the shell publishes of the platform's types, by name; rolled up once for each state of the
 * sources, as that takes seconds.
 *
 * @param shellFolder - The package of the shell.
 */
export async function cachedPlatformTypes(shellFolder: string): Promise<Record<string, string>> {
  const platform = realpathSync(join(shellFolder, 'node_modules/@wattle/platform'));
  const folder = join(workspaceRoot(shellFolder), '.cache/platform-types');
  const file = join(folder, `${inputHash(platform)}-${inputHash(BUILDER)}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const { platform: surface, core } = await ownPlatformTypes(platform);
  const types = { 'platform.d.ts': await completePlatformTypes(platform), 'core.d.ts': core, 'surface.d.ts': surface };
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(types));
  await rename(draft, file);
  return types;
}
