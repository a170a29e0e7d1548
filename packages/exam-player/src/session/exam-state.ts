import type { SavedAnswer, ServedQuestion } from '@wattle/contract';
import type { TimeNotice } from '../clock/time-notice';
import type { Marks } from './marks';

/** Why a test is submitted by itself: the time is up, or the server takes no more because another page submitted it. */
export type AutoSubmitReason = 'time-up' | 'closed';

/** Why a test is submitted. */
export type SubmissionReason = 'asked' | AutoSubmitReason;

/** Why a submission could not be made: no response, a fault of the server, no log-in, or what the server refuses. */
export type SubmitFault = 'noConnection' | 'server' | 'session' | 'refused';

/** A submission that could not be made. */
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

/** An attempt on the screen. */
export interface ExamState {
  readonly questions: readonly ServedQuestion[];
  /** Index of the question on the screen. */
  readonly current: number;
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  readonly marks: Marks;
  readonly phase: ExamPhase;
}

/** Whether the server has every answer yet; `notPersisted` when neither the server nor this device has them all. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'notPersisted';

/** All that the screen shows of an attempt. Each part changes its identity only when it changes. */
export interface ExamSnapshot {
  readonly state: ExamState;
  readonly saveStatus: SaveStatus;
  /** Whole seconds; null for an untimed test. */
  readonly secondsLeft: number | null;
  readonly timeNotice?: TimeNotice | undefined;
}
