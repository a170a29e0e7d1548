import { AnswerSheet } from './answers/answer-sheet';
import { DeviceCopy } from './answers/device-copy';
import { type ExamState, startExam } from './answers/exam-state';
import type { ExamClock } from './clock/exam-clock';
import type { RunningTest } from './exam-options';
import { UiStateSheet } from './ui-state/ui-state-sheet';

/** What a child writes on in a test. */
export interface Sheets {
  answers: AnswerSheet;
  uiState: UiStateSheet;
}

export function sheetsOf({ attemptId, questions }: RunningTest, clock: ExamClock): Sheets {
  const ids = questions.map(({ id }) => id);
  const now = () => clock.now();
  return {
    answers: new AnswerSheet(new DeviceCopy(attemptId, ids), now),
    uiState: new UiStateSheet(attemptId, ids[0], now),
  };
}

/** A test as it was left, on this device or on another. */
export function restoreExam({ questions, ...test }: RunningTest, sheets: Sheets): ExamState {
  const answers = sheets.answers.restore(test.answers);
  const { current, flagged, eliminated, highlights } = sheets.uiState.restore(test.uiState);
  return startExam({
    questions,
    answers,
    current: Math.max(
      questions.findIndex(({ id }) => id === current),
      0,
    ),
    marks: { flagged, eliminated, highlights },
  });
}
