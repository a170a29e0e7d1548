import type { AnswersReceipt, AttemptStatus, OpenAttempt, SaveAnswers, ServedQuestion } from '@wattle/contract';
import type { Submission, SubmissionReason } from './answers/submission';

/** An attempt that the server has opened, with its questions. */
export type RunningTest = OpenAttempt & { questions: ServedQuestion[] };

export interface ExamOptions {
  test: RunningTest;
  /** Names the stored timer: the category of the test. */
  category: string;
  /**
   * Sends answers and UI state to the server; rejects when it could not be reached, with `TestClosed` when it takes no
   * more, with `TestUnknown` when it knows nothing of this test.
   */
  save: (changes: SaveAnswers) => Promise<AnswersReceipt>;
  /** Asks the server how the test stands. It may reject: then nothing changes. */
  fetchStatus: () => Promise<AttemptStatus>;
  /**
   * Submits the test. Resolves once the server has confirmed it, and may lead away then; rejects when it has not, with
   * `SubmissionRefused` when it never will, with `TestUnknown` when it knows nothing of this test.
   */
  submit: (submission: Submission, reason: SubmissionReason) => Promise<void>;
  /** A submission that the child asked for could not be made; the test goes on. */
  onSubmitFailed: () => void;
  /** Said at a writing question that was left empty when the test is to be submitted; without it, it may be empty. */
  emptyWriting?: string;
}
