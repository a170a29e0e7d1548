import type { SavedAnswer } from '@wattle/contract';
import { readStoredJson, removeStored, writeStored } from '../stored';

/** The answers of one attempt as this device keeps them, so that they survive a reload, a crash and a lost network. */
export class DeviceCopy {
  private readonly key: string;

  constructor(
    attemptId: string,
    private readonly questionIds: readonly string[],
  ) {
    this.key = answersKey(attemptId);
  }

  /** The answers to questions of this test; whatever else stands there would have the server refuse them all. */
  read(): SavedAnswer[] {
    const stored = readStoredJson(this.key);
    const answers = Array.isArray(stored) ? stored.filter(isAnswer) : [];
    return answers.filter(({ questionId }) => this.questionIds.includes(questionId));
  }

  /** Adds answers to what another tab may have kept, the newest of each. Says whether the device has kept them. */
  write(answers: readonly SavedAnswer[]): boolean {
    const newest = new Map<string, SavedAnswer>();
    for (const answer of [...this.read(), ...answers]) {
      const kept = newest.get(answer.questionId);
      if (!kept || answer.version >= kept.version) newest.set(answer.questionId, answer);
    }
    return writeStored(this.key, JSON.stringify([...newest.values()]));
  }

  remove(): void {
    removeStored(this.key);
  }
}

/** Where the device keeps the answers of an attempt. */
export function answersKey(attemptId: string): string {
  return `wattle-answers-${attemptId}`;
}

function isAnswer(value: unknown): value is SavedAnswer {
  const { questionId, selectedAnswer, writingResponse, version } = (value ?? {}) as Partial<
    Record<keyof SavedAnswer, unknown>
  >;
  return (
    typeof questionId === 'string' &&
    ['string', 'undefined'].includes(typeof (selectedAnswer ?? undefined)) &&
    ['string', 'undefined'].includes(typeof writingResponse) &&
    Number.isSafeInteger(version) &&
    (version as number) > 0
  );
}
