import { LRUCache } from 'lru-cache';
import type { Clock } from '../time/clock';

/** More keys than come in a day; when there are more, the one that was not used for longest is dropped. */
const MAX_KEYS = 50_000;

export interface WindowLimit {
  points: number;
  seconds: number;
}

export interface Counter {
  /** Takes points of a key; refused, it takes none and says in how many milliseconds its window ends. */
  take(key: string, points: number): number | undefined | Promise<number | undefined>;
  refund(key: string, points: number): void | Promise<void>;
}

/** Counts in a bounded amount of memory and without timers. */
export class MemoryCounter implements Counter {
  private readonly windows: LRUCache<string, { taken: number }>;

  constructor(
    private readonly limit: WindowLimit,
    clock: Clock,
  ) {
    this.windows = new LRUCache({
      // With `max` memory for all keys would be reserved at once, two megabytes for each limit.
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      ttl: limit.seconds * 1_000,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
  }

  get size(): number {
    return this.windows.size;
  }

  take(key: string, points: number): number | undefined {
    const { taken = 0 } = this.windows.get(key) ?? {};
    if (taken + points > this.limit.points) return this.windows.getRemainingTTL(key) || this.limit.seconds * 1_000;
    this.add(key, points);
    return undefined;
  }

  refund(key: string, points: number): void {
    if (this.windows.has(key)) this.add(key, -points);
  }

  private add(key: string, points: number): void {
    const window = this.windows.get(key);
    if (window) window.taken += points;
    else this.windows.set(key, { taken: points });
  }
}
