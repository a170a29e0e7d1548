import { setTimeout as sleep } from 'node:timers/promises';
import { type Claims, claims } from '@wattle/contract/claims';
import { UNKNOWN_FIGURE } from '@wattle/contract/page-facts';

/** So long a page says the same of the bank. */
const FRESH_MS = 60_000;
/** So long the first pages wait for an API that is slow, as when it has just started. */
const PATIENCE_MS = 2_000;
/** What has failed is asked again after this time. */
const RETRY_MS = 500;
const TIMEOUT_MS = 5_000;

const UNKNOWN: Claims = {
  'bank-questions': UNKNOWN_FIGURE,
  'bank-question-types': UNKNOWN_FIGURE,
  'bank-tests-per-year-level': UNKNOWN_FIGURE,
};

/** What the bank holds, as the API says it; while that cannot be asked, what it said last. */
export function bankFacts(apiUrl: string): () => Promise<Claims> {
  let latest = UNKNOWN;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  const ask = async () => {
    const response = await fetch(new URL('/api/claims', apiUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    latest = claims.response.parse(await response.json());
  };

  return async () => {
    if (Date.now() - askedAt >= FRESH_MS) {
      askedAt = Date.now();
      asking = ask().catch(() => {
        askedAt -= FRESH_MS - RETRY_MS;
      });
    }
    if (latest === UNKNOWN) await Promise.race([asking, sleep(PATIENCE_MS)]);
    return latest;
  };
}
