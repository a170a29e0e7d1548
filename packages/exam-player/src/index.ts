/**
 * The screen on which a test is taken. It knows questions, answers and time; where they come from and go to is the
 * remote's business, told by {@link ExamPlayerProps}.
 */
export type { SaveAnswers } from './answers/outbox';
export type { Submission } from './answers/submission';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { RetryLater, SubmissionRefused, TestClosed } from './refusals';
export type { RunningTest } from './use-exam';
