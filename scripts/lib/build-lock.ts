import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ROOT } from './root';

const FOLDER = join(ROOT, '.cache/build');

/** A process that died while it was building keeps the others waiting no longer than this. */
const STALE_MS = 10_000;

/** So often, two a second, a build asks whether the one before it is done: for five minutes. */
const RETRIES = { retries: 600, factor: 1, minTimeout: 500 };

/** Builds of one workspace write into the same folders: each waits until the one before it is done. */
export async function oneAtATime(build: () => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const unlock = await lock(FOLDER, { stale: STALE_MS, retries: RETRIES });
  try {
    await build();
  } finally {
    await unlock();
  }
}
