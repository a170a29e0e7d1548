import { releaseBoth } from '../../scripts/lib/mixed/release-both';
import { build, journeyKeySettings } from './build';
import { RELEASES_DIR } from './environment';
import { linkRows } from './mixed-rows';
import { Product } from './product';

/** Releases two versions of everything, unless a folder is named that holds them, and combines them. */
export default async function setUpRows(): Promise<void> {
  await build();
  await Product.prepareDemoData();
  const { shell, remotes } = await linkRows(RELEASES_DIR ?? (await releaseBoth(journeyKeySettings())));
  for (const { active, previous } of [shell, ...remotes]) {
    if (!previous && !RELEASES_DIR) throw new Error(`Both versions of ${active.name} are ${active.version}`);
    process.stdout.write(`  ${active.name}: ${active.version}, before: ${previous?.version ?? 'none'}\n`);
  }
}
