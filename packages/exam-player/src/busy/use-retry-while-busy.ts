import { useRetry } from '@wattle/design-system';
import { errorStatus, retryAfterSeconds } from '@wattle/platform';
import { useRef, useState } from 'react';

/** So often a call is made again before its failure is shown. */
export const BUSY_RETRIES = 10;
/** A server that wants to be asked later than this is not waited for. */
const LONGEST_PAUSE_SECONDS = 15;

/** What is said while a test waits. */
export const TEST_WAITS = 'Many children are starting right now. Your test opens in a moment.';
/** What is said while a page waits for what it shows. */
export const PAGE_WAITS = 'Wattle is very busy right now. This page is ready in a moment.';

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
  const retriedAfter = useRef<unknown>(undefined);
  const retry = () => {
    // A short pause may be over again before the call made after it is rendered.
    if (retriedAfter.current === error) return;
    retriedAfter.current = error;
    setRetries(retries + 1);
    refetch();
  };
  useRetry(retry, isWaiting && !isFetching ? pauseMs : undefined);
  return isWaiting;
}

/** After how many milliseconds a busy server (503 with Retry-After) is asked again; undefined for every other failure. */
export function busyPauseMs(error: unknown): number | undefined {
  const seconds = errorStatus(error) === 503 ? retryAfterSeconds(error) : undefined;
  return seconds !== undefined && seconds <= LONGEST_PAUSE_SECONDS ? seconds * 1_000 : undefined;
}
