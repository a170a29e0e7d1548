import type { AttemptStatus, OptionLetter, SavedAnswer } from '@wattle/contract';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { isAnswered, isLocked, isOver, isWriting } from './answers/exam-facts';
import { examReducer } from './answers/exam-state';
import { Outbox } from './answers/outbox';
import { useSubmission } from './answers/use-submission';
import { ExamClock } from './clock/exam-clock';
import { StoredTimer } from './clock/stored-timer';
import { useSecondsLeft } from './clock/use-seconds-left';
import { useStatusChecks } from './clock/use-status-checks';
import type { ExamOptions, RunningTest } from './exam-options';
import { PAGE_ID } from './page-id';
import { restoreExam, sheetsOf } from './restore-exam';
import { useSecondsSpent } from './ui-state/use-seconds-spent';

/** How long the submission at the end waits for a last word of the server. */
const LAST_CHECK_MS = 2_000;

/** An attempt on the screen: its answers, its clock, and its way to the server. */
export function useExam(options: ExamOptions) {
  const { test, category, fetchStatus, emptyWriting } = options;
  const [clock] = useState(() => new ExamClock(test));
  const [timer] = useState(() => new StoredTimer(category, test.attemptId));
  const [sheets] = useState(() => sheetsOf(test, clock));
  const [state, dispatch] = useReducer(examReducer, undefined, () => restoreExam(test, sheets));
  const [outbox] = useState(
    () =>
      new Outbox({
        ...sheets,
        save: options.save,
        onReceipt: (receipt) => hear(receipt),
        onOvertaken: (answer) => dispatch({ type: 'answered', answer }),
        onClosed: () => dispatch({ type: 'closed', by: 'closed' }),
        onUnknown: ({ message }) => dispatch({ type: 'disowned', refusal: message }),
      }),
  );
  const saveStatus = useSyncExternalStore(outbox.subscribe, () => outbox.status);
  const { questions, current, marks, phase } = state;
  const question = questions[current];

  const hear = (status: AttemptStatus) => {
    clock.set(status);
    if (clock.secondsLeft !== 0) dispatch({ type: 'prolonged' });
    if (isElsewhere(test, status)) dispatch({ type: 'takenOver' });
    if (status.state === 'submitted') dispatch({ type: 'closed', by: 'closed' });
  };

  useEffect(() => outbox.start(), [outbox]);
  // When it fails, nothing changes.
  const check = async () => {
    const status = await fetchStatus().catch(() => undefined);
    if (status) hear(status);
    return status;
  };
  useStatusChecks({ clock, isRunning: !isOver(state), check });

  const secondsLeft = useSecondsLeft(clock, !isOver(state));
  useEffect(() => {
    if (secondsLeft === 0) dispatch({ type: 'closed', by: 'time-up' });
  }, [secondsLeft]);

  // After the submission nothing of the test stays on the device.
  useEffect(() => {
    if (secondsLeft !== null && phase !== 'submitted') timer.write(secondsLeft);
  }, [secondsLeft, phase, timer]);

  useEffect(() => outbox.putUiState({ current: question?.id, ...marks }), [outbox, question?.id, marks]);
  useSecondsSpent(!isLocked(state), () => question && outbox.countSecond(question.id));

  const submitTest = useSubmission({
    attemptId: test.attemptId,
    state,
    dispatch,
    outbox,
    secondsSpent: () => sheets.uiState.secondsSpent,
    isOursToEnd: async () => {
      const status = await Promise.race([check(), pause(LAST_CHECK_MS)]);
      return clock.secondsLeft === 0 && !(status && isElsewhere(test, status));
    },
    submit: options.submit,
    onSubmitFailed: options.onSubmitFailed,
    onSubmitted: () => timer.remove(),
  });

  const answer = (chosen: Omit<SavedAnswer, 'version'>) => {
    if (!isLocked(state)) dispatch({ type: 'answered', answer: outbox.put(chosen) });
  };

  return {
    state,
    saveStatus,
    secondsLeft,
    answer,
    eliminate: (questionId: string, letter: OptionLetter, isEliminated: boolean) => {
      const isChosen = state.answers[questionId]?.selectedAnswer?.startsWith(letter);
      if (isEliminated && isChosen) answer({ questionId, selectedAnswer: null });
      dispatch({ type: 'eliminated', questionId, letter, isEliminated });
    },
    dispatch,
    submit: () => {
      const empty = questions.findIndex((each) => isWriting(each) && !isAnswered(state, each));
      if (emptyWriting && empty !== -1) dispatch({ type: 'writingMissed', index: empty });
      else submitTest();
    },
  };
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/** Whether the server takes another page for the active one. It can only tell where this one gave its name. */
function isElsewhere(test: RunningTest, { activePageId }: AttemptStatus): boolean {
  return test.activePageId === PAGE_ID && activePageId !== undefined && activePageId !== PAGE_ID;
}

export type Exam = ReturnType<typeof useExam>;
