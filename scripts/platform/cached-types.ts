import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@wattle/federation/build';
import { ROOT } from '../lib/root';
import { platformTypes } from './roll-up';

const FOLDER = join(ROOT, '.cache/platform-types');

/** The types that the platform exports; rolled up once for each state of its sources, as that takes seconds. */
export async function cachedPlatformTypes(): Promise<string> {
  const file = join(FOLDER, `${inputHash(join(ROOT, 'packages/platform'))}.d.ts`);
  if (existsSync(file)) return readFile(file, 'utf8');
  const types = await platformTypes();
  await mkdir(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, types);
  await rename(draft, file);
  return types;
}
