import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When a version was published: its folder never changes afterwards. Undefined where it never was. */
export async function publishedAt(releasesDir: string, name: string, version: string): Promise<Date | undefined> {
  const folder = await stat(join(releasesDir, name, version)).catch(() => undefined);
  return folder?.mtime;
}
