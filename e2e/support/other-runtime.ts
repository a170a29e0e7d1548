import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/lib/root';
import { Checkout } from './checkout';

const BUILD = 'packages/federation/src/build';

/** Releases the shell of the working tree with the federation runtime of the minor version before, into a folder. */
export async function releaseWithOtherRuntime(folder: string): Promise<void> {
  const runtime = fileURLToPath(import.meta.resolve('federation-runtime-before'));
  const checkout = new Checkout('runtime');
  const replace = (file: string, from: string, to: string) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    if (!code.includes(from)) throw new Error(`${file} no longer has ${from}`);
    checkout.write(file, code.replace(from, to));
  };
  try {
    replace(`${BUILD}/common.ts`, 'resolve(data.request)', JSON.stringify(runtime));
    // No lock file of the shell has it.
    replace(`${BUILD}/plugins.ts`, 'new CoveragePlugin(shipped), ', '');
    // That version is larger.
    replace(
      'e2e/support/release-checkout.ts',
      'releasesDir, folder)',
      'releasesDir, folder, { isWithoutBudget: true })',
    );
    await checkout.release(folder, 'shell');
  } finally {
    checkout.remove();
  }
}
