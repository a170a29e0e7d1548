import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyLive, MATRIX_CACHE, releaseEarlier } from '../../scripts/lib/mixed/release-earlier';
import { build, journeyKeySettings, RELEASES } from './build';
import { linkMatrix } from './matrix-rows';
import { releaseWithOtherRuntime } from './other-runtime';
import { Product } from './product';

/** Puts all versions into one folder, and combines them. */
export default async function setUpMatrix(): Promise<void> {
  await build();
  await Product.prepareDemoData();
  const folder = join(MATRIX_CACHE, 'releases');
  const otherShell = join(MATRIX_CACHE, 'other-shell');
  for (const each of [folder, otherShell]) rmSync(each, { recursive: true, force: true });
  await releaseWithOtherRuntime(otherShell);
  const registries = [];
  for (const from of [RELEASES, ...(await releaseEarlier(journeyKeySettings().file))]) {
    registries.push(await copyLive(from, folder));
  }
  linkMatrix(folder, registries, await copyLive(otherShell, folder));
}
