/**
 * The screen on which a test is taken, and the attempt behind it. A remote names its endpoints and its sentences; see
 * {@link ExamPlayerProps}.
 */

export type { OpenTestAttempt } from './attempt/attempt-options';
export { notifySubmitted } from './attempt/exam-notices';
export {
  keepOpenedTest,
  keptResponse,
  type OpenedTestOnDevice,
  openAttemptOnDevice,
  openedTests,
} from './attempt/opened-tests';
export { askingSentence, formatOf, numberingOf, passageOf, stemOf } from './attempt/question-format';
export type { Submission } from './attempt/selectors';
export { LoadFailed, NoData, UNEXPECTED } from './busy/no-data';
export { PAGE_WAITS, type Query, TEST_WAITS, useRetryWhileBusy } from './busy/use-retry-while-busy';
export { type ServerTime, secondsOnClock, TimeLeft, useRefetchAtZero, useServerNow } from './clock/server-time';
export { isFeedbackChosen, takeDisplaySettings } from './display-settings';
export { LetterEntry } from './entry/letter-entry';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { ExamLoading } from './frame/exam-loading';
export { NoTest } from './frame/no-test';
export { KeyCap } from './keys/key-cap';
export { useShortcuts } from './keys/use-shortcuts';
export { PAGE_ID } from './page-id';
export { moveFocus } from './panes/move-focus';
export { useMediaQuery } from './panes/use-media-query';
export { StructuredText } from './passage/structured-text';
export { PICTURE_BACKGROUND } from './picture/picture-frame';
export { QuestionPicture } from './picture/question-picture';
export { WritingField } from './question/writing-field';
export { ReadAloud } from './read-aloud/read-aloud';
export { ClockRules } from './ready/clock-rules';
export { TestEntry } from './ready/test-entry';
export { type TestFacts, TestSummary } from './ready/test-summary';
export type { TestCheck } from './ready/use-test-entry';
export { AnswerOwner, useAnswerOwner } from './review/answer-owner';
export { AnswerSummary } from './review/answer-summary';
export { type Evidence, evidenceOf } from './review/evidence';
export { EvidenceLines } from './review/evidence-lines';
export { Explanation } from './review/explanation';
export { ExplanationDrawing } from './review/explanation-drawing';
export { markedOptions } from './review/marked-options';
export { OptionsReview } from './review/options-review';
export {
  type AnsweredQuestion,
  answeredQuestions,
  ReviewedPassage,
} from './review/reviewed-passage';
export { SubjectResult, SubjectResults, SubjectScore } from './review/subject-results';
export { TextSize } from './review/text-size';
export { useOpenInPrint } from './review/use-open-in-print';
export { type Autosave, type AutosaveOptions, useAutosave } from './saving/use-autosave';
