import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { ReleaseError } from './published';

/** The lock of a process that died counts for so long. Clocks of machines that share a releases folder differ by less. */
const STALE_MS = 15_000;
const RENEW_MS = 3_000;
const RETRY_MS = 200;

/** A release waits so long for those before it. */
const LOCK_WAIT_MS = 10 * 60_000;

interface LockOptions {
  staleMs?: number | undefined;
  /** Called once when another process holds the lock. */
  onWait?: (() => void) | undefined;
}

/**
 * Does something that only one process at a time may do in a releases folder, also from several machines: the lock lies
 * in the folder itself.
 */
export async function withLock<Result>(
  releasesDir: string,
  name: 'registry' | 'release',
  work: (requireLock: () => void) => Promise<Result>,
  { staleMs = STALE_MS, onWait }: LockOptions = {},
): Promise<Result> {
  await mkdir(releasesDir, { recursive: true });
  let isLost = false;
  const renewMs = Math.min(RENEW_MS, staleMs / 2);
  // The file does not exist: its lock, a folder beside it, is all there is.
  const file = join(releasesDir, `.${name}`);
  const options = {
    realpath: false,
    stale: staleMs,
    update: renewMs,
    onCompromised: () => {
      isLost = true;
    },
  };
  const unlock = await lock(file, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    onWait?.();
    return lock(file, { ...options, retries: { retries: LOCK_WAIT_MS / RETRY_MS, factor: 1, minTimeout: RETRY_MS } });
  });
  const watch = new SuspensionWatch(staleMs / 2);
  try {
    return await work(() => {
      if (isLost || watch.wasSuspended)
        throw new ReleaseError('This process lost its lock to another one; nothing was changed. Try again.');
    });
  } finally {
    watch.stop();
    // The library finds out at its next renewal whether the lock is still there.
    if (watch.wasSuspended) await sleep(renewMs);
    // One that was lost is not ours to free.
    if (!isLost) await unlock();
  }
}

const LOOK_MS = 500;

/** Knows at once, when the process runs again, that it has stood still: timers and files tell it later. */
class SuspensionWatch {
  private ranAt = Date.now();
  private isSuspended = false;
  private readonly timer = setInterval(() => this.look(), LOOK_MS);

  /** @param limitMs - To stand still for less does not count. */
  constructor(private readonly limitMs: number) {}

  get wasSuspended(): boolean {
    this.look();
    return this.isSuspended;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    this.isSuspended ||= Date.now() - this.ranAt > this.limitMs;
    this.ranAt = Date.now();
  }
}
