import type { SavedAnswer } from '@wattle/contract';
import type { AnswerStorage } from './answer-storage';

/** The answers of one attempt as this page knows them, and which of them the server has confirmed. */
export class AnswerSync {
  /** Whether this device has stored every answer. */
  isOnDevice = true;

  private readonly answers = new Map<string, SavedAnswer>();
  /** The version of each answer that the server has. */
  private readonly confirmed = new Map<string, number>();

  /** @param now The server's time in milliseconds. */
  constructor(
    private readonly storage: AnswerStorage,
    private readonly now: () => number,
  ) {}

  /** Merges what the server and this device have, each answer at its newest. */
  restore(fromServer: readonly SavedAnswer[]): SavedAnswer[] {
    for (const answer of this.storage.read()) this.answers.set(answer.questionId, answer);
    for (const answer of fromServer) this.confirm(answer);
    return [...this.answers.values()];
  }

  /** Keeps a new answer. Its version is the time of the choice: the last one counts, on whatever device it was made. */
  put(answer: Omit<SavedAnswer, 'version'>): SavedAnswer {
    const version = Math.max(this.newestVersion(answer.questionId) + 1, this.now());
    return this.keep({ ...answer, version });
  }

  /** Marks an answer as confirmed, and returns the one that replaces it, if any. */
  confirm(held: SavedAnswer): SavedAnswer | undefined {
    const { questionId, version } = held;
    this.confirmed.set(questionId, Math.max(version, this.confirmed.get(questionId) ?? 0));
    const own = this.answers.get(questionId);
    if (!own || own.version < version) return this.keep(held);
    if (own.version > version || isSame(own, held)) return undefined;
    // Two devices have chosen in the same millisecond.
    return this.keep({ ...own, version: version + 1 });
  }

  unconfirmed(): SavedAnswer[] {
    return [...this.answers.values()].filter(
      ({ questionId, version }) => version > (this.confirmed.get(questionId) ?? 0),
    );
  }

  remove(): void {
    this.storage.remove();
  }

  private keep(answer: SavedAnswer): SavedAnswer {
    this.answers.set(answer.questionId, answer);
    this.isOnDevice = this.storage.write([...this.answers.values()]);
    return answer;
  }

  private newestVersion(questionId: string): number {
    const stored = this.storage.read().find((answer) => answer.questionId === questionId);
    const own = this.answers.get(questionId);
    return Math.max(own?.version ?? 0, this.confirmed.get(questionId) ?? 0, stored?.version ?? 0);
  }
}

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return (
    (one.selectedAnswer ?? null) === (other.selectedAnswer ?? null) &&
    (one.writingResponse ?? null) === (other.writingResponse ?? null)
  );
}
