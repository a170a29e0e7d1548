interface Waiting {
  work: () => unknown;
  resolve: (result: unknown) => void;
  commitAlone: () => void;
}

/** Commits together what waits at the same moment: a commit waits for the disk. Where one of them fails, each runs by itself. */
export class GroupCommit {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly commit: <T>(work: () => T) => T) {}

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const commitAlone = () => {
        try {
          resolve(this.commit(work));
        } catch (error) {
          reject(error);
        }
      };
      this.waiting.push({ work, resolve: resolve as (result: unknown) => void, commitAlone });
      if (this.waiting.length === 1) setImmediate(() => this.commitWaiting());
    });
  }

  private commitWaiting() {
    const together = this.waiting.splice(0);
    try {
      const results = this.commit(() => together.map(({ work }) => work()));
      for (const [i, { resolve }] of together.entries()) resolve(results[i]);
    } catch {
      for (const { commitAlone } of together) commitAlone();
    }
  }
}
