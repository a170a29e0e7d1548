import { MemoryCounter } from '../primary-services/memory-counter';
import type { NamedLimit } from '../primary-services/primary-services';

/** The counters of all limits, for all API processes of this machine. */
export class Counters {
  private readonly counters = new Map<string, MemoryCounter>();
  private readonly clock = { now: () => new Date() };

  of(limit: NamedLimit): MemoryCounter {
    const counter = this.counters.get(limit.name) ?? new MemoryCounter(limit, this.clock);
    this.counters.set(limit.name, counter);
    return counter;
  }
}
