import { readStoredJson, removeStored, writeStored } from '../stored';

/** Where the child is in the test. */
export interface Place {
  /** Index of the question on the screen. */
  current: number;
  /** Ids of the questions to come back to. */
  flagged: readonly string[];
}

/** Where the child was, kept beside the answers so that a reload goes on there. */
export class StoredPlace {
  private readonly key: string;

  constructor(
    attemptId: string,
    private readonly questionIds: readonly string[],
  ) {
    this.key = `wattle-place-${attemptId}`;
  }

  read(): Place {
    const { current, flagged } = (readStoredJson(this.key) ?? {}) as Partial<Record<keyof Place, unknown>>;
    const isQuestion = typeof current === 'number' && this.questionIds[current] !== undefined;
    return {
      current: isQuestion ? current : 0,
      flagged: Array.isArray(flagged) ? this.questionIds.filter((id) => flagged.includes(id)) : [],
    };
  }

  write({ current, flagged }: Place): void {
    writeStored(this.key, JSON.stringify({ current, flagged }));
  }

  remove(): void {
    removeStored(this.key);
  }
}
