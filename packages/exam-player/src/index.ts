/**
 * The screen on which a test is taken, and the attempt behind it. A remote names its endpoints and its sentences; see
 * {@link ExamPlayerProps}.
 */

export type { OpenTestAttempt } from './attempt/attempt-options';
export { notifySubmitted } from './attempt/exam-notices';
export { forgetAttempt, storedAttempts } from './attempt/stored-attempts';
export { openAttemptOnDevice } from './attempt/stored-timer';
export type { Submission } from './attempt/submission';
export { PAGE_WAITS, TEST_WAITS } from './busy/busy-server';
export { type Query, useRetryWhileBusy } from './busy/use-retry-while-busy';
export { useRefetchAtZero } from './clock/use-refetch-at-zero';
export { useServerNow } from './clock/use-server-now';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { PAGE_ID } from './page-id';
export { formatOf } from './passage/format-of';
export { passageOf } from './passage/passage-of';
export { PICTURE_BACKGROUND } from './picture/picture-frame';
export { QuestionPicture, type QuestionPictureProps } from './picture/question-picture';
export { stemOf } from './question/stem-of';
export { ClockRules } from './ready/clock-rules';
export { FactTiles } from './ready/fact-tiles';
export type { ReadyFacts } from './ready/ready-facts';
export { ReadyScreen, type ReadyScreenProps } from './ready/ready-screen';
export {
  type TestCheck,
  type TestEntry,
  type TestEntryOptions,
  type TestEntryState,
  useTestEntry,
} from './ready/use-test-entry';
export { AnswerSummary, type AnswerSummaryProps } from './review/answer-summary';
export { disclosureSign } from './review/disclosure-sign';
export { Explanation, type ExplanationProps } from './review/explanation';
export { type MarkedOption, markedOptions } from './review/marked-options';
export { OptionsReview, type OptionsReviewProps } from './review/options-review';
export { type AnsweredQuestion, ReviewedPassage, type ReviewedPassageProps } from './review/reviewed-passage';
export { useOpenInPrint } from './review/use-open-in-print';
export { ExamLoading } from './screen/exam-loading';
