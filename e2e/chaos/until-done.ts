import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../support/api-calls';

const RETRY_MS = 400;
/** Longer than any fault lasts: a process that is killed again and again pauses for 30 s before each start. */
const PATIENCE_MS = 180_000;

/** Tries again and again, as pages do while the network or the server is away. What the API refuses is thrown. */
export async function untilDone<Value>(work: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error) || Date.now() > end) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Whether the API has understood and will say the same again. */
export function isRefusal(error: unknown): error is Refused {
  return error instanceof Refused && error.status < 500 && error.status !== 429;
}
