import { removeStored, writeStored } from '../stored';

/**
 * The timer as the specification stores it (section 4): remaining seconds and a timestamp for each test. It is written
 * every second for whoever reads it there; what counts is the server's deadline.
 */
export class StoredTimer {
  private readonly key: string;

  constructor(category: string) {
    this.key = `timer_${category}`;
  }

  write(remaining: number): void {
    writeStored(this.key, JSON.stringify({ remaining, timestamp: Date.now() }));
  }

  remove(): void {
    removeStored(this.key);
  }
}
