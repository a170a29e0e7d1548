/**
 * The screen on which a test is taken, and the attempt behind it. A remote names its endpoints and its sentences; see
 * {@link ExamPlayerProps}.
 */
export { openAttemptOnDevice } from './clock/stored-timer';
export { ExamPlayer, type ExamPlayerProps } from './exam-player';
export { PAGE_ID } from './page-id';
export { Blank } from './passage/blank';
export { formatOf } from './passage/format-of';
export { MarkedGap, type MarkedGapProps } from './passage/marked-gap';
export { passageOf } from './passage/passage-of';
export { PassageText, type PassageTextProps } from './passage/passage-text';
export { stemOf } from './question/stem-of';
export { ExamLoading } from './screen/exam-loading';
export { notifySubmitted } from './session/exam-notices';
export type { OpenTestAttempt } from './session/exam-options';
export { forgetAttempt, storedAttempts } from './session/stored-attempts';
export type { Submission } from './session/submission';
