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
    try {
      localStorage.setItem(this.key, JSON.stringify({ remaining, timestamp: Date.now() }));
    } catch {
      // The clock goes on without it.
    }
  }

  remove(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // There was nothing to remove.
    }
  }
}
