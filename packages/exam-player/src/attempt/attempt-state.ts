import type { Privileges } from '@wattle/contract/allowances';
import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { HeldAnswer } from '@wattle/contract/attempts';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import type { ServerClock, TimeNotice } from './server-clock';

/** Why a test is submitted by itself: the time is up, or the server takes no more because another page submitted it. */
export type AutoSubmitReason = 'time-up' | 'closed';

/** Why a submission could not be made: no response, a fault of the server, no log-in, or what the server refuses. */
export type SubmitFault = 'noConnection' | 'server' | 'session' | 'refused';

export interface SubmitFailure {
  fault: SubmitFault;
  /** What the server says against it, where it refuses. */
  message?: string;
  /** It is made again by itself; not once the child has gone on with the test. */
  isRepeated: boolean;
}

interface LastSubmission {
  /** The last submission that the child asked for could not be made. */
  submitFailure?: SubmitFailure | undefined;
}

/** What is happening to the attempt as a whole, with what belongs to it. */
export type ExamPhase =
  /** `emptyWritingId` is the writing question that kept the test from being submitted because nothing was written. */
  | ({ name: 'answering'; emptyWritingId?: string | undefined } & LastSubmission)
  /** The child looks over the test before it is submitted. */
  | ({ name: 'confirming' } & LastSubmission)
  /** The clock has stopped for a rest break, and no question is on the screen. */
  | { name: 'resting'; isEnding?: boolean; failure?: string }
  /** The submission that the child asked for is on its way. */
  | { name: 'submitting' }
  /** Another page is the active one. */
  | { name: 'superseded' }
  /** Nothing can be changed, and the test is submitted until the server has it. */
  | { name: 'autoSubmitting'; reason: AutoSubmitReason; fault?: SubmitFault }
  /** Time is up, and the server will never take the submission. */
  | { name: 'refused'; message: string }
  /** The server does not know the attempt; the answers stay on the device. */
  | { name: 'attemptNotFound'; message: string }
  /** The server has it. */
  | { name: 'submitted' };

/** Of each answer, by question, and of the UI state. */
interface Versions {
  answers: Record<string, number>;
  uiState: number;
}

/** How what is unsent gets to the server. All times are those of the browser's monotonic clock. */
interface Saving {
  /** Saves that are on their way. */
  inFlight: number;
  /** When the next one is to be made, where something is unsent. */
  dueAt?: number | undefined;
  /** The server does not want to be asked sooner. */
  notBefore: number;
  /** Failures in a row. */
  failures: number;
  /** A save has failed, and an answer is unsent since. */
  hasFailed: boolean;
  /** This device has stored every answer. */
  isOnDevice: boolean;
  /** The server takes no more. */
  isStopped: boolean;
}

/** The submission that is to be made or on its way: there is never a second one beside the first. */
interface Submitting {
  step: 'idle' | 'checking' | 'sending';
  /** The child has just pressed Submit: a failure is told in a notice. */
  isPressed: boolean;
  /** One that has failed is not made again sooner. */
  dueAt: number;
  /** Failures of those that the child asked for. */
  failures: number;
}

/** How the check of one answer stands. While it is on its way, and once it is made, the answer does not change. */
type AnswerCheck =
  | { name: 'checking' }
  | { name: 'failed'; message: string }
  | { name: 'checked'; marked: MarkedQuestion };

export interface AttemptState {
  attemptId: string;
  questions: QuestionPayload[];
  /** The last choice of each question, on whatever device it was made. */
  answers: Record<string, HeldAnswer>;
  /** Answers can be checked before the submission. */
  hasFeedback: boolean;
  /** By question. A check that was made before the page came is fetched again. */
  checks: Record<string, AnswerCheck>;
  /** The question on the screen, what is marked, and the seconds on each question. */
  uiState: AttemptUiState;
  /** Versions that were sent last. */
  sent: Versions;
  /** Versions that the server has. */
  confirmed: Versions;
  /** The newest version of an answer that this device stores, perhaps from another tab. */
  storedVersion: number;
  saving: Saving;
  submitting: Submitting;
  clock: ServerClock;
  /** Whole seconds; null for an untimed test. */
  secondsLeft: number | null;
  timeNotice?: TimeNotice | undefined;
  /** What the child is granted in this test, and how much of its rest breaks is left. */
  privileges: Privileges;
  breakSecondsLeft: number;
  phase: ExamPhase;
  /** What the server knows this page by: only then can it tell whether another one is active. */
  pageId: string | undefined;
  /** Writing may not be empty when the test is submitted. */
  requiresWriting: boolean;
}

/** Whether the server has every answer yet; `notPersisted` when neither the server nor this device has them all. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'notPersisted';
