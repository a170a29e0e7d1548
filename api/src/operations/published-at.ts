import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@wattle/federation/registry';

/** When a version was published: its folder never changes afterwards. */
export async function publishedAt(releasesDir: string, { name, version }: Release): Promise<string | undefined> {
  const folder = await stat(join(releasesDir, name, version)).catch(() => undefined);
  return folder?.mtime.toISOString();
}
