import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '../../support/signed-in';
import { TestCalls } from '../../support/test-calls';

/** What became of the openings of a storm. */
export interface Storm {
  /** How long each one took that succeeded. */
  times: number[];
  errors: string[];
}

/** Children open the weekly test, each at a moment of its own. */
export async function openWithin(ms: number, url: string, children: readonly SignedIn[]): Promise<Storm> {
  const openWeekly = async (child: SignedIn) => {
    await sleep(Math.random() * ms);
    const started = performance.now();
    await new TestCalls(url, child).open({ testType: 'weekly-test', subject: 'Maths' });
    return performance.now() - started;
  };
  const opened = await Promise.allSettled(children.map(openWeekly));
  return {
    times: opened.flatMap((opening) => (opening.status === 'fulfilled' ? opening.value : [])),
    errors: opened.flatMap((opening) => (opening.status === 'rejected' ? String(opening.reason) : [])),
  };
}
