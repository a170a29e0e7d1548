import type { SavedAnswer } from '@wattle/contract';
import type { DeviceCopy } from './device-copy';

/** The answers of one attempt as this page knows them, and what of them the server has confirmed. */
export class AnswerSheet {
  /** Whether this device has kept every answer. */
  isOnDevice = true;

  /** False once another page goes on with the test: where both have answered, what the server holds counts. */
  isActive = true;

  private readonly answers = new Map<string, SavedAnswer>();
  /** The version of each answer that the server holds. */
  private readonly confirmed = new Map<string, number>();

  constructor(private readonly device: DeviceCopy) {}

  /** Brings together what the server and this device hold, each answer at its newest. */
  restore(fromServer: readonly SavedAnswer[]): SavedAnswer[] {
    for (const answer of this.device.read()) this.answers.set(answer.questionId, answer);
    for (const answer of fromServer) {
      if (answer.version > this.ownVersion(answer.questionId)) this.answers.set(answer.questionId, answer);
      this.confirm(answer);
    }
    return [...this.answers.values()];
  }

  /** Keeps a new answer, with a version above all that this device knows of. */
  put(answer: Omit<SavedAnswer, 'version'>): SavedAnswer {
    return this.keep({ ...answer, version: this.newestVersion(answer.questionId) + 1 });
  }

  /** Takes note of an answer that the server holds. */
  confirm(held: SavedAnswer): void {
    const { questionId, version } = held;
    this.confirmed.set(questionId, Math.max(version, this.confirmed.get(questionId) ?? 0));
    const own = this.answers.get(questionId);
    if (!own || own.version > version || isSame(own, held)) return;
    // Another page had taken this version. What was chosen in the active one goes above it, or it would be lost.
    this.keep(this.isActive ? { ...own, version: version + 1 } : held);
  }

  unconfirmed(): SavedAnswer[] {
    return [...this.answers.values()].filter(
      ({ questionId, version }) => version > (this.confirmed.get(questionId) ?? 0),
    );
  }

  remove(): void {
    this.device.remove();
  }

  private keep(answer: SavedAnswer): SavedAnswer {
    this.answers.set(answer.questionId, answer);
    this.isOnDevice = this.device.write([...this.answers.values()]);
    return answer;
  }

  private ownVersion(questionId: string): number {
    return this.answers.get(questionId)?.version ?? 0;
  }

  private newestVersion(questionId: string): number {
    const onDevice = this.device.read().find((answer) => answer.questionId === questionId);
    return Math.max(this.ownVersion(questionId), this.confirmed.get(questionId) ?? 0, onDevice?.version ?? 0);
  }
}

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return (
    (one.selectedAnswer ?? null) === (other.selectedAnswer ?? null) &&
    (one.writingResponse ?? null) === (other.writingResponse ?? null)
  );
}
