import { AttemptNotFound, pauseAfter } from './call-errors';
import type { ExamState } from './exam-state';
import { submitFailureOf } from './selectors';
import { toSubmitFailure } from './submit-fault';
import type { Submitter } from './submitter';
import * as transition from './transitions';

/** Pauses before it is made again: the more often it has failed, the longer. */
const PAUSES_MS = [3_000, 5_000, 15_000, 30_000];

interface AskedSubmissionOptions {
  submitter: Submitter;
  getState: () => ExamState;
  setState: (state: ExamState) => void;
  onNotFound: (error: AttemptNotFound) => void;
  /** Asks the server how the attempt stands. */
  check: () => void;
}

/** The submission that the child asks for. Where it has failed, it is made again once the server answers again. */
export class AskedSubmission {
  private failures = 0;
  private dueAt = 0;

  constructor(private readonly options: AskedSubmissionOptions) {}

  /** Whether it has failed and the server is waited for. */
  get isAwaited(): boolean {
    return submitFailureOf(this.options.getState()) !== undefined;
  }

  /** Asks the server as soon as there is a network, until the returned function is called. */
  awaitNetwork(): () => void {
    const check = () => {
      if (!this.isAwaited) return;
      this.dueAt = 0;
      this.options.check();
    };
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }

  /** Resolves with why it could not be made. */
  async send(): Promise<unknown> {
    const { submitter, getState, setState, onNotFound } = this.options;
    const isSubmitting = () => getState().phase.name === 'submitting';
    if (!isSubmitting()) return undefined;
    try {
      await submitter.submit();
    } catch (error) {
      if (error instanceof AttemptNotFound) onNotFound(error);
      // Else the time is up, and it is submitted again by itself.
      else if (isSubmitting()) {
        this.scheduleAfter(error);
        setState(transition.submitFailed(getState(), toSubmitFailure(error)));
        return error;
      }
    }
    return undefined;
  }

  /** The server has answered. What it refuses it would refuse again. */
  mend(): void {
    const { getState, setState } = this.options;
    const failure = submitFailureOf(getState());
    if (!failure || failure.fault === 'refused' || performance.now() < this.dueAt) return;
    setState(transition.submitMended(getState()));
    void this.send();
  }

  private scheduleAfter(error: unknown): void {
    const usualMs = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 3_000;
    this.dueAt = performance.now() + pauseAfter(error, usualMs);
    this.failures += 1;
  }
}
