import pTimeout from 'p-timeout';

/** Runs something that can be aborted, until it ends, its time is up or the caller's signal aborts. */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  try {
    return await pTimeout(run(ended.signal), { milliseconds, signal });
  } finally {
    ended.abort();
  }
}
