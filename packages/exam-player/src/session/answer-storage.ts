import type { SavedAnswer } from '@wattle/contract';
import { deviceStorage } from '@wattle/platform';
import { answersKey } from './stored-attempts';

/** The answers of one attempt on this device, so that they survive a reload, a crash and a lost network. */
export class AnswerStorage {
  private readonly key: string;

  constructor(
    attemptId: string,
    private readonly questionIds: readonly string[],
  ) {
    this.key = answersKey(attemptId);
  }

  /** The answers to questions of this test; whatever else stands there would have the server refuse them all. */
  read(): SavedAnswer[] {
    const stored = deviceStorage.readJson(this.key);
    const answers = Array.isArray(stored) ? stored.filter(isAnswer) : [];
    return answers.filter(({ questionId }) => this.questionIds.includes(questionId));
  }

  /** Adds answers to what another tab may have stored, the newest of each. Says whether the device has stored them. */
  write(answers: readonly SavedAnswer[]): boolean {
    const newest = new Map<string, SavedAnswer>();
    for (const answer of [...this.read(), ...answers]) {
      const stored = newest.get(answer.questionId);
      if (!stored || answer.version >= stored.version) newest.set(answer.questionId, answer);
    }
    return deviceStorage.write(this.key, JSON.stringify([...newest.values()]));
  }

  remove(): void {
    deviceStorage.remove(this.key);
  }
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
