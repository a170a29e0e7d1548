/** Pseudo-random numbers: one seed gives one sequence. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1, by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  isTrueWith(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.whole(0, things.length - 1)] as Thing;
  }

  /** An independent sequence for one of many. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 2 ** 32));
  }
}
