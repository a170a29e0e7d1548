import type { OpenAttempt, ServedQuestion } from '@wattle/contract';
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { examReducer, isLocked, nextAnswer, startExam } from './answers/exam-state';
import { Outbox, type SaveAnswers } from './answers/outbox';
import { type Submission, submissionOf } from './answers/submission';
import { ExamClock } from './clock/exam-clock';
import { StoredTimer } from './clock/stored-timer';
import { useSecondsLeft } from './clock/use-seconds-left';

/** An attempt that the server has opened, with its questions. */
export type RunningTest = OpenAttempt & { questions: ServedQuestion[] };

export interface ExamOptions {
  test: RunningTest;
  /** Names the stored timer: the category of the test. */
  category: string;
  /** Sends answers to the server. */
  save: SaveAnswers;
  /** Asks the server for its time, as ISO 8601. */
  fetchServerTime: () => Promise<string>;
  /** Submits the test. Resolves once the server has confirmed it, and may lead away then; rejects when it has not. */
  submit: (submission: Submission) => Promise<void>;
  /** A submission that the child asked for could not be made; the test goes on. */
  onSubmitFailed: () => void;
}

/** Pause before a test whose time is up is submitted again. */
const RESUBMIT_MS = 5_000;

/** An attempt on the screen: its answers, its clock, and its way to the server. */
export function useExam({ test, category, save, fetchServerTime, submit, onSubmitFailed }: ExamOptions) {
  const [clock] = useState(() => new ExamClock(test.serverTime));
  const [timer] = useState(() => new StoredTimer(category));
  const [outbox] = useState(
    () =>
      new Outbox({
        attemptId: test.attemptId,
        save: (answers) => save(answers),
        onReceipt: ({ serverTime }) => clock.set(serverTime),
        onClosed: () => dispatch({ type: 'closed' }),
      }),
  );
  const [state, dispatch] = useReducer(examReducer, undefined, () =>
    startExam(test.questions, outbox.restore(test.answers)),
  );
  useEffect(() => outbox.start(), [outbox]);
  const saveStatus = useSyncExternalStore(outbox.subscribe, () => outbox.status);

  const askServer = useCallback(() => {
    fetchServerTime().then(
      (serverTime) => clock.set(serverTime),
      () => undefined,
    );
  }, [clock, fetchServerTime]);
  const secondsLeft = useSecondsLeft({
    clock,
    deadline: test.deadline,
    isRunning: state.phase !== 'overtime',
    askServer,
  });

  useEffect(() => {
    if (secondsLeft !== null) timer.write(secondsLeft);
    if (secondsLeft === 0) dispatch({ type: 'closed' });
  }, [secondsLeft, timer]);

  const inFlight = useRef<Promise<void>>(undefined);
  const send = useCallback(
    (submission: Submission) => {
      const confirmed = async () => {
        outbox.pause();
        await submit(submission);
        outbox.close();
        timer.remove();
      };
      // Time may run out while a submission is on its way: there is never a second one beside it.
      inFlight.current ??= confirmed().finally(() => {
        inFlight.current = undefined;
        outbox.resume();
      });
      return inFlight.current;
    },
    [submit, outbox, timer],
  );

  useEffect(() => {
    if (state.phase !== 'overtime') return;
    return untilItSucceeds(() => send(submissionOf(state)));
  }, [state, send]);

  return {
    state,
    saveStatus,
    secondsLeft,
    answer: (questionId: string, selectedAnswer: string) => {
      if (isLocked(state)) return;
      const answer = nextAnswer(state, questionId, selectedAnswer);
      outbox.put(answer);
      dispatch({ type: 'answered', answer });
    },
    dispatch,
    submit: async () => {
      dispatch({ type: 'submitStarted' });
      try {
        await send(submissionOf(state));
      } catch {
        dispatch({ type: 'submitFailed' });
        onSubmitFailed();
      }
    },
  };
}

/** Runs a task again and again until it succeeds, at once when the network comes back. Returns how to stop. */
function untilItSucceeds(task: () => Promise<void>): () => void {
  let timeout: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const run = async () => {
    clearTimeout(timeout);
    try {
      await task();
      stop();
    } catch {
      if (!isStopped) timeout = setTimeout(run, RESUBMIT_MS);
    }
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timeout);
    window.removeEventListener('online', run);
  };
  window.addEventListener('online', run);
  void run();
  return stop;
}
