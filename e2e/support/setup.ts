import { build } from './build';
import { Product } from './product';

/** What all journeys need, made once before any of them. */
export default async function setUp(): Promise<void> {
  await build();
  await Product.prepareDemoData();
}
