/**
 * The screen on which a test is taken. It knows questions, answers and time; where they come from and go to is the
 * remote's business, told by {@link ExamPlayerProps}.
 */
export type { Submission, SubmissionReason } from './answers/submission';
export { unfinishedAttempt } from './clock/stored-timer';
export type { RunningTest } from './exam-options';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { forgetAttempt } from './forget-attempt';
export { PAGE_ID } from './page-id';
export { passageOf } from './passage/passage-of';
export { type CallFailure, type FailureSentences, playerError } from './player-error';
export { RetryLater, SubmissionRefused, TestClosed, TestUnknown } from './refusals';
export { ExamOpening } from './screen/exam-opening';
