import { type NamedLimit, primaryServices } from '../primary-services/primary-services';

/** Counts in the primary process what keys have taken in all API processes of this machine. */
export class PrimaryCounter {
  private readonly limit: NamedLimit;

  constructor({ name, points, seconds }: NamedLimit) {
    this.limit = { name, points, seconds };
  }

  /** As {@link MemoryCounter.take}. */
  take(key: string, points: number): Promise<number | undefined> {
    return primaryServices().take(this.limit, key, points);
  }

  refund(key: string, points: number): Promise<void> {
    return primaryServices().refund(this.limit, key, points);
  }
}
