import { releaseEarlier } from '../../scripts/lib/mixed/release-earlier';
import { build, journeyKeySettings, RELEASES } from './build';
import { linkMatrix } from './matrix-rows';
import { Product } from './product';

/** Releases what was live at the last numbers of the platform, and combines it with what is live. */
export default async function setUpMatrix(): Promise<void> {
  await build();
  await Product.prepareDemoData();
  const { folder, generations } = await releaseEarlier(RELEASES, journeyKeySettings().file);
  linkMatrix(folder, generations);
}
