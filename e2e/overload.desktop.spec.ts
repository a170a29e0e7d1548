import { setTimeout as sleep } from 'node:timers/promises';
import { Backend } from './support/backend';
import { ChildrenInTests } from './support/children-in-tests';
import { expect, test } from './support/fixtures';
import { Load, type Outcome, serviceOf } from './support/load';

/** Each with a connection of its own. */
const CHILDREN = 400;
const NORMAL = { save: 1, opening: 1, list: 1 };
/** Many times as many as may be in progress. */
const OVERLOAD = { save: 8, opening: 300, list: 60 };
const RECOVERY_MS = 5_000;

test('under overload the API serves saves before openings before lists, and is itself again within 5 s', {
  tag: '@long',
}, async () => {
  const backend = await Backend.start();
  const children = await ChildrenInTests.start(backend, CHILDREN);
  const load = await Load.start(backend.url, children.all);
  const outcomes: Outcome[] = [];
  let round: Promise<void> | undefined;
  try {
    // Code that runs first is slow.
    await load.ofUsers(OVERLOAD, 1_000);
    // What else runs on the machine may be as much as the load: then another round shows what this one cannot.
    const measure = async () => {
      const before = serviceOf(await load.ofUsers(NORMAL, 2_000));
      const overload = load.ofUsers(OVERLOAD, 4_000);
      await sleep(4_000 + RECOVERY_MS);
      const after = serviceOf(await load.ofUsers(NORMAL, 2_000));
      const sent = await overload;
      outcomes.push(...sent);

      const save = serviceOf(sent, 'save');
      const opening = serviceOf(sent, 'opening');
      const list = serviceOf(sent, 'list');
      const figures = JSON.stringify({ before, save, opening, list, after });
      expect(save.share, figures).toBe(1);
      expect(opening.share, figures).toBeGreaterThan(list.share + 0.1);
      expect(save.median * 1.5, figures).toBeLessThan(opening.median);
      expect(save.p99, figures).toBeLessThan(opening.p99);
      expect(list.median, figures).toBe(Number.POSITIVE_INFINITY);
      expect(after.share, figures).toBe(1);
      expect(after.p99, figures).toBeLessThan(before.p99 * 3 + 250);
    };
    await expect(() => {
      round = measure();
      return round;
    }).toPass({ timeout: 60_000 });

    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, retryAfter } of refused) {
      expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[1-9]\d?$/)]);
    }
    expect(await children.lostSaves(outcomes)).toBe(0);
  } finally {
    // The last one may still be under way when the time for them is over.
    await round?.catch(() => undefined);
    load.close();
    await backend.close();
  }
});
