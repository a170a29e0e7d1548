import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { SubmissionRefused } from '../refusals';
import type { ExamAction, ExamState } from './exam-state';
import type { Outbox } from './outbox';
import { type Submission, submissionOf } from './submission';
import { untilItSucceeds } from './until-it-succeeds';

interface SubmissionOptions {
  state: ExamState;
  dispatch: Dispatch<ExamAction>;
  outbox: Outbox;
  submit: (submission: Submission) => Promise<void>;
  onSubmitFailed: () => void;
  /** The server has it. */
  onSubmitted: () => void;
}

/** The way of a test to the server: when the child asks for it, and by itself when the time is up. */
export function useSubmission({ state, dispatch, outbox, submit, onSubmitFailed, onSubmitted }: SubmissionOptions) {
  const inFlight = useRef<Promise<void>>(undefined);

  const send = async () => {
    outbox.pause();
    await submit(submissionOf(state));
    outbox.close();
    onSubmitted();
    dispatch({ type: 'submitted' });
  };
  // Time may run out while a submission is on its way: there is never a second one beside it.
  const sendOnce = () => {
    inFlight.current ??= send().finally(() => {
      inFlight.current = undefined;
      outbox.resume();
    });
    return inFlight.current;
  };

  const sendOvertime = useEffectEvent(async () => {
    try {
      await sendOnce();
    } catch (error) {
      if (!(error instanceof SubmissionRefused)) throw error;
      dispatch({ type: 'refused', refusal: error.message });
    }
  });
  useEffect(() => {
    if (state.phase === 'overtime') return untilItSucceeds(() => sendOvertime());
  }, [state.phase]);

  return async () => {
    dispatch({ type: 'submitStarted' });
    try {
      await sendOnce();
    } catch {
      dispatch({ type: 'submitFailed' });
      onSubmitFailed();
    }
  };
}
