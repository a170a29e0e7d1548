import { errorStatus, retryAfterSeconds } from '@wattle/platform';

/** So often a call is made again before its failure is shown. */
export const BUSY_RETRIES = 10;
/** A server that wants to be asked later than this is not waited for. */
const LONGEST_PAUSE_SECONDS = 15;

/** What is said while a test waits. */
export const TEST_WAITS = 'Many children are starting right now. Your test opens in a moment.';
/** What is said while a page waits for what it shows. */
export const PAGE_WAITS = 'Wattle is very busy right now. This page is ready in a moment.';

/** After how many milliseconds a busy server (503 with Retry-After) is asked again; undefined for every other failure. */
export function busyPauseMs(error: unknown): number | undefined {
  const seconds = errorStatus(error) === 503 ? retryAfterSeconds(error) : undefined;
  return seconds !== undefined && seconds <= LONGEST_PAUSE_SECONDS ? seconds * 1_000 : undefined;
}
