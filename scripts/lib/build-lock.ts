import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ROOT } from './root';

const FOLDER = join(ROOT, '.cache/build');

/** The lock of a process that died counts for so long. */
const STALE_MS = 10_000;

/** A build waits five minutes for the one before it. */
const RETRIES = { retries: 600, factor: 1, minTimeout: 500 };

/** Runs one build at a time, as all builds of the workspace write into the same folders. */
export async function withBuildLock<Result>(build: () => Promise<Result>): Promise<Result> {
  mkdirSync(FOLDER, { recursive: true });
  const unlock = await lock(FOLDER, { stale: STALE_MS, retries: RETRIES });
  try {
    return await build();
  } finally {
    await unlock();
  }
}
