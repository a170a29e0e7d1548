import { useEffect, useEffectEvent, useState } from 'react';
import { BUSY_RETRIES, busyPauseMs } from './busy-server';

/** A query of RTK Query, as its hook gives it. */
export interface Query {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Asks again for what the server was too busy to give, when it says and at most ten times; not once the page was left,
 * and not while nobody sees it, as this may start the clock of a test.
 *
 * @returns Whether the page still waits. What is shown already stays, and is not asked for again.
 */
export function useRetryWhileBusy({ data, error, isFetching, refetch }: Query): boolean {
  const [retries, setRetries] = useState(0);
  const pauseMs = data === undefined ? busyPauseMs(error) : undefined;
  const isWaiting = pauseMs !== undefined && (retries < BUSY_RETRIES || isFetching);

  const retryIfSeen = useEffectEvent(() => {
    if (document.hidden) return;
    setRetries(retries + 1);
    refetch();
  });
  useEffect(() => {
    if (!isWaiting || isFetching) return;
    const timer = setInterval(() => retryIfSeen(), pauseMs);
    return () => clearInterval(timer);
  }, [isWaiting, isFetching, pauseMs]);
  return isWaiting;
}
