export interface Counted {
  count: number;
  size: number;
  saveStatistics(): void;
}

/** What the transaction under way has changed in memory, which is restored when it fails. */
export class MemoryChanges {
  private undo: (() => void)[] = [];
  private readonly counted = new Set<Counted>();

  onAbort(revert: () => void) {
    this.undo.push(revert);
  }

  set<T extends object>(target: T, changes: Partial<T>) {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, target[name as keyof T]]));
    this.onAbort(() => Object.assign(target, before));
    Object.assign(target, changes);
  }

  /** Notes that the counts are about to change. */
  count(counted: Counted) {
    if (this.counted.has(counted)) return;
    this.counted.add(counted);
    const { count, size } = counted;
    this.set(counted, { count, size });
  }

  saveCounts() {
    for (const each of this.counted) each.saveStatistics();
  }

  revert() {
    for (const revert of this.undo.reverse()) revert();
  }

  clear() {
    this.undo = [];
    this.counted.clear();
  }
}
