/**
 * The screen on which a test is taken. It knows questions, answers and time; where they come from and go to is the
 * remote's business, told by {@link ExamPlayerProps}.
 */
export type { SaveAnswers } from './answers/outbox';
export type { Submission, SubmissionReason } from './answers/submission';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { RetryLater, SubmissionRefused, TestClosed, TestUnknown } from './refusals';
export { ExamOpening } from './screen/exam-opening';
export type { RunningTest } from './use-exam';
