import type { SecondsSpent } from '@wattle/contract';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { SubmissionRefused, TestUnknown } from '../refusals';
import type { ExamAction, ExamState } from './exam-state';
import type { Outbox } from './outbox';
import { type Submission, type SubmissionReason, submissionOf } from './submission';
import { untilItSucceeds } from './until-it-succeeds';

interface SubmissionOptions {
  attemptId: string;
  state: ExamState;
  dispatch: Dispatch<ExamAction>;
  outbox: Outbox;
  secondsSpent: () => SecondsSpent;
  /**
   * Asks the server once more when the time is up: while nobody looked, or the device slept, more time may have been
   * given, or another page have taken over.
   */
  isOursToEnd: () => Promise<boolean>;
  submit: (submission: Submission, reason: SubmissionReason) => Promise<void>;
  onSubmitFailed: () => void;
  /** The server has it. */
  onSubmitted: () => void;
}

/** The way of a test to the server: when the child asks for it, and by itself when the time is up. */
export function useSubmission(options: SubmissionOptions) {
  const { attemptId, state, dispatch, outbox, secondsSpent, isOursToEnd, submit, onSubmitFailed, onSubmitted } =
    options;
  const inFlight = useRef<Promise<void>>(undefined);
  const phase = useRef(state.phase);
  useEffect(() => {
    phase.current = state.phase;
  }, [state.phase]);

  const send = async () => {
    outbox.pause();
    dispatch({ type: 'sendStarted' });
    await submit(submissionOf(attemptId, state, secondsSpent()), state.closedBy ?? 'asked');
    outbox.close();
    onSubmitted();
    dispatch({ type: 'submitted' });
  };
  // Time may run out while a submission is on its way: there is never a second one beside it.
  const once = (task: () => Promise<void>) => {
    inFlight.current ??= task().finally(() => {
      inFlight.current = undefined;
      dispatch({ type: 'sendEnded' });
      outbox.resume();
    });
    return inFlight.current;
  };

  const disown = ({ message }: TestUnknown) => {
    outbox.stop();
    dispatch({ type: 'disowned', refusal: message });
  };

  const sendOvertime = useEffectEvent(async () => {
    try {
      await once(async () => {
        if (state.closedBy !== 'time-up' || (await isOursToEnd())) await send();
      });
    } catch (error) {
      if (error instanceof TestUnknown) disown(error);
      else if (error instanceof SubmissionRefused) dispatch({ type: 'refused', refusal: error.message });
      else throw error;
    }
  });
  useEffect(() => {
    if (state.phase === 'overtime') return untilItSucceeds(() => sendOvertime());
  }, [state.phase]);

  return async () => {
    dispatch({ type: 'submitStarted' });
    try {
      await once(send);
    } catch (error) {
      if (error instanceof TestUnknown) {
        disown(error);
        return;
      }
      dispatch({ type: 'submitFailed' });
      // Else the time is up, and it is tried again by itself.
      if (phase.current === 'submitting') onSubmitFailed();
    }
  };
}
