import type { AnswersReceipt, AttemptUiState, SaveAnswers, SavedAnswer } from '@wattle/contract';
import { Outbox } from '../outbox/outbox';
import { AnswerStorage } from './answer-storage';
import { AnswerSync } from './answer-sync';
import { AttemptClosed, AttemptNotFound } from './call-errors';
import type { OpenTestAttempt } from './exam-options';
import type { SaveStatus } from './exam-state';
import type { AttemptOwner } from './stored-attempts';
import { UiStateSync } from './ui-state-sync';

/** Delay before flags and highlights are sent. */
const UI_STATE_FLUSH_MS = 2_000;
/** Delay before the seconds of a question are sent; shorter than the pause between status checks. */
const SECONDS_FLUSH_MS = 13_000;

interface AttemptSyncOptions {
  test: OpenTestAttempt;
  owner: AttemptOwner;
  /** The server's time in milliseconds. */
  now: () => number;
  save: (changes: SaveAnswers) => Promise<AnswersReceipt>;
  onStatus: (status: SaveStatus) => void;
  onReceipt: (receipt: AnswersReceipt) => void;
  /** Another device had answered later: this is the answer that counts. */
  onNewerAnswer: (answer: SavedAnswer) => void;
  /** The server takes no more answers; nothing more is sent. */
  onEnded: (error: AttemptClosed | AttemptNotFound) => void;
}

/** The answers and the UI state of an attempt: on this device at once, on the server within seconds. */
export class AttemptSync {
  readonly outbox: Outbox;

  private readonly answers: AnswerSync;
  private readonly uiState: UiStateSync;

  constructor(private readonly options: AttemptSyncOptions) {
    const { attemptId, questions } = options.test;
    const questionIds = questions.map(({ id }) => id);
    this.answers = new AnswerSync(new AnswerStorage(attemptId, questionIds), options.now);
    this.uiState = new UiStateSync(questionIds[0], { ...options, attemptId });
    this.outbox = new Outbox({
      unsent: () => this.unsent(),
      save: options.save,
      onSaved: (receipt) => this.saved(receipt),
      onFailed: (error) => this.failed(error),
    });
  }

  get secondsSpent() {
    return this.uiState.secondsSpent;
  }

  /** The attempt as it was left, on this device or on another. */
  restore(): { answers: SavedAnswer[]; uiState: AttemptUiState; saveStatus: SaveStatus } {
    const { test } = this.options;
    const answers = this.answers.restore(test.answers);
    const saveStatus = this.answers.unconfirmed().length > 0 ? 'saving' : 'saved';
    return { answers, uiState: this.uiState.restore(test.uiState), saveStatus };
  }

  putAnswer(chosen: Omit<SavedAnswer, 'version'>): SavedAnswer {
    const answer = this.answers.put(chosen);
    this.options.onStatus(this.outbox.isFailing ? this.unsavedStatus : 'saving');
    this.outbox.schedule();
    return answer;
  }

  putUiState(change: Partial<Omit<AttemptUiState, 'version' | 'secondsSpent'>>): void {
    if (this.uiState.put(change)) this.outbox.schedule(UI_STATE_FLUSH_MS);
  }

  countSecond(questionId: string): void {
    this.uiState.countSecond(questionId);
    this.outbox.schedule(SECONDS_FLUSH_MS);
  }

  /** The server has the submission: nothing more is sent, and nothing stays on the device. */
  finish(): void {
    this.outbox.stop();
    this.answers.remove();
    this.uiState.remove();
  }

  private get unsavedStatus(): SaveStatus {
    return this.answers.isOnDevice ? 'unsaved' : 'notPersisted';
  }

  private unsent(): SaveAnswers | undefined {
    const answers = this.answers.unconfirmed();
    const uiState = this.uiState.unconfirmed();
    return answers.length > 0 || uiState ? { answers, uiState } : undefined;
  }

  private saved(receipt: AnswersReceipt): void {
    for (const held of receipt.answers) {
      const answer = this.answers.confirm(held);
      if (answer) this.options.onNewerAnswer(answer);
    }
    this.uiState.confirm(receipt.uiStateVersion);
    if (this.answers.unconfirmed().length === 0) this.options.onStatus('saved');
    this.options.onReceipt(receipt);
  }

  private failed(error: unknown): void {
    if (error instanceof AttemptClosed || error instanceof AttemptNotFound) {
      this.outbox.stop();
      this.options.onEnded(error);
    } else if (this.unsent()) this.options.onStatus(this.unsavedStatus);
  }
}
