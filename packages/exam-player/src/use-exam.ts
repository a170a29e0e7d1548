import type { OpenAttempt, ServedQuestion } from '@wattle/contract';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { examReducer, isLocked, isOver, startExam } from './answers/exam-state';
import { Outbox, type SaveAnswers } from './answers/outbox';
import { StoredPlace } from './answers/stored-place';
import type { Submission, SubmissionReason } from './answers/submission';
import { useSubmission } from './answers/use-submission';
import { ExamClock } from './clock/exam-clock';
import { StoredTimer } from './clock/stored-timer';
import { useSecondsLeft } from './clock/use-seconds-left';
import { TestClosed } from './refusals';

/** An attempt that the server has opened, with its questions. */
export type RunningTest = OpenAttempt & { questions: ServedQuestion[] };

export interface ExamOptions {
  test: RunningTest;
  /** Names the stored timer: the category of the test. */
  category: string;
  /** Sends answers to the server. */
  save: SaveAnswers;
  /** Asks the server for its time, as ISO 8601; rejects with {@link TestClosed} when the test is over. */
  fetchServerTime: () => Promise<string>;
  /**
   * Submits the test. Resolves once the server has confirmed it, and may lead away then; rejects when it has not, with
   * `SubmissionRefused` when it never will, with `TestUnknown` when it knows nothing of this test.
   */
  submit: (submission: Submission, reason: SubmissionReason) => Promise<void>;
  /** A submission that the child asked for could not be made; the test goes on. */
  onSubmitFailed: () => void;
}

/** An attempt on the screen: its answers, its clock, and its way to the server. */
export function useExam({ test, category, save, fetchServerTime, submit, onSubmitFailed }: ExamOptions) {
  const [clock] = useState(() => new ExamClock(test.serverTime));
  const [timer] = useState(() => new StoredTimer(category));
  const [place] = useState(() => new StoredPlace(test.attemptId, idsOf(test)));
  const [outbox] = useState(
    () =>
      new Outbox({
        attemptId: test.attemptId,
        questionIds: idsOf(test),
        save: (answers) => save(answers),
        onReceipt: ({ serverTime }) => clock.set(serverTime),
        onClosed: () => dispatch({ type: 'closed', by: 'closed' }),
        onUnknown: ({ message }) => dispatch({ type: 'disowned', refusal: message }),
        onAnswersElsewhere: (answers) => {
          for (const answer of answers) dispatch({ type: 'answered', answer });
        },
        // Only the server knows whether that was a submission.
        onRemovedElsewhere: () => askServer().then(() => outbox.keepOnDevice()),
      }),
  );
  const [state, dispatch] = useReducer(examReducer, undefined, () =>
    startExam(test.questions, outbox.restore(test.answers), place.read()),
  );
  const askServer = () =>
    fetchServerTime().then(
      (serverTime) => clock.set(serverTime),
      (error) => {
        if (error instanceof TestClosed) dispatch({ type: 'closed', by: 'closed' });
      },
    );
  const { current, flagged, phase } = state;
  useEffect(() => outbox.start(), [outbox]);
  const saveStatus = useSyncExternalStore(outbox.subscribe, () => outbox.status);

  const secondsLeft = useSecondsLeft({
    clock,
    deadline: test.deadline,
    isRunning: !isOver(state),
    askServer,
  });

  useEffect(() => {
    if (secondsLeft === 0) dispatch({ type: 'closed', by: 'time-up' });
  }, [secondsLeft]);

  // After the submission nothing of the test stays on the device.
  useEffect(() => {
    if (secondsLeft !== null && phase !== 'submitted') timer.write(secondsLeft);
  }, [secondsLeft, phase, timer]);
  useEffect(() => {
    if (phase !== 'submitted') place.write({ current, flagged });
  }, [current, flagged, phase, place]);

  const submitTest = useSubmission({
    attemptId: test.attemptId,
    state,
    dispatch,
    outbox,
    submit,
    onSubmitFailed,
    onSubmitted: () => {
      timer.remove();
      place.remove();
    },
  });

  return {
    state,
    saveStatus,
    secondsLeft,
    answer: (questionId: string, selectedAnswer: string) => {
      if (!isLocked(state)) dispatch({ type: 'answered', answer: outbox.put({ questionId, selectedAnswer }) });
    },
    dispatch,
    submit: submitTest,
  };
}

function idsOf({ questions }: RunningTest): string[] {
  return questions.map(({ id }) => id);
}
