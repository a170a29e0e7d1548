import type { SavedAnswer, SubmittedAnswer } from '@wattle/contract/attempts';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { Device } from './device';
import { textOf } from './run-record';

/** The answers of a test as one page knows them, and what of them the server has confirmed. */
export class PageAnswers {
  private readonly answers = new Map<string, SavedAnswer>();
  private readonly confirmed = new Map<string, number>();

  constructor(
    private readonly device: Device,
    fromServer: readonly SavedAnswer[],
    /** The server's time, as this page knows it. */
    private readonly now: () => number,
  ) {
    for (const answer of device.read()) this.answers.set(answer.questionId, answer);
    for (const answer of fromServer) {
      this.confirmed.set(answer.questionId, answer.version);
      if (answer.version > this.versionOf(answer.questionId)) this.keep(answer);
    }
  }

  put(answer: Omit<SavedAnswer, 'version'>): void {
    const newest = Math.max(this.versionOf(answer.questionId), this.confirmed.get(answer.questionId) ?? 0);
    this.keep({ ...answer, version: Math.max(newest + 1, Math.round(this.now())) });
  }

  unconfirmed(): SavedAnswer[] {
    return [...this.answers.values()].filter(
      ({ questionId, version }) => version > (this.confirmed.get(questionId) ?? 0),
    );
  }

  /** What was chosen later on another device counts here, too. */
  confirm(held: SavedAnswer): void {
    this.confirmed.set(held.questionId, held.version);
    const own = this.answers.get(held.questionId);
    if (!own || own.version < held.version) this.keep(held);
    else if (own.version === held.version && !isSame(own, held)) this.keep({ ...own, version: held.version + 1 });
  }

  responses(questions: readonly QuestionPayload[]): SubmittedAnswer[] {
    return questions.map(({ id: questionId, subject }) => {
      const answer = this.answers.get(questionId);
      const version = answer && { version: answer.version };
      return subject === 'Writing'
        ? { questionId, writingResponse: answer?.writingResponse ?? '', ...version }
        : { questionId, selectedAnswer: answer?.selectedAnswer ?? null, ...version };
    });
  }

  private keep(answer: SavedAnswer): void {
    this.answers.set(answer.questionId, answer);
    this.device.write(answer);
  }

  private versionOf(questionId: string): number {
    return this.answers.get(questionId)?.version ?? 0;
  }
}

export function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return textOf(one) === textOf(other);
}
