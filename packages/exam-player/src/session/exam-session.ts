import type { AttemptStatus, SavedAnswer } from '@wattle/contract';
import { watchPageVisibility } from '@wattle/platform';
import { AttemptClock } from '../clock/attempt-clock';
import { nextTimeNotice } from '../clock/time-notice';
import { PAGE_ID } from '../page-id';
import { AttemptSync } from './attempt-sync';
import { AttemptClosed, AttemptNotFound, SubmissionRefused, toCallError, unwrap } from './call-errors';
import type { ExamSessionOptions } from './exam-options';
import type { ExamSnapshot, ExamState } from './exam-state';
import { ExamStore } from './exam-store';
import { initialState } from './initial-state';
import { isAnswered, isLocked, isOver, isWriting } from './selectors';
import { submissionOf } from './submission';
import { Submitter } from './submitter';
import * as transition from './transitions';

const TICK_MS = 250;

/** How long the submission at the end waits for the server's last word. */
const LAST_CHECK_MS = 2_000;

/**
 * An attempt in the browser: its answers, its clock and its submission. What the child does, what the clock says and
 * what the server answers are its inputs; the screen reads its snapshot.
 */
export class ExamSession extends ExamStore {
  snapshot: ExamSnapshot;

  private readonly clock: AttemptClock;
  private readonly sync: AttemptSync;
  private readonly submitter: Submitter;

  constructor(private readonly options: ExamSessionOptions) {
    super();
    const { test, category, owner, endpoints, sentences } = options;
    this.clock = new AttemptClock({
      test,
      category,
      check: () => void this.fetchStatus(),
      onSecondsLeft: (secondsLeft) => this.applySecondsLeft(secondsLeft),
      onSecondSpent: () => this.countSecond(),
    });
    this.submitter = new Submitter({
      send: () => this.send(),
      isStillOver: () => this.isStillOver(),
      onFailed: (error) => this.applyFailure(error),
      onIdle: () => this.sync.outbox.resume(),
    });
    this.sync = new AttemptSync({
      test,
      owner,
      now: () => this.clock.now(),
      save: (changes) => unwrap(endpoints.save(changes), sentences),
      onStatus: (saveStatus) => this.publish({ saveStatus }),
      onReceipt: (receipt) => this.applyStatus(receipt),
      onNewerAnswer: (answer) => this.set(transition.answered(this.state, answer)),
      onEnded: (error) => this.applyFailure(error),
    });
    const { saveStatus, ...restored } = this.sync.restore();
    this.snapshot = { state: initialState(test, restored), saveStatus, secondsLeft: this.clock.secondsLeft };
  }

  /** Runs as long as the page shows the test, until the returned function is called. */
  start(): () => void {
    const { outbox } = this.sync;
    const stopWatching = watchPageVisibility({
      onReturn: () => {
        outbox.flush();
        if (!isOver(this.state)) this.clock.check();
      },
      onLeave: () => outbox.flushBeforeLeaving(),
    });
    const endSending = outbox.start();
    this.storeUiState();
    this.clock.store();
    if (this.state.phase.name === 'autoSubmitting') this.submitter.repeat();
    const tick = () => {
      if (!isOver(this.state)) this.clock.tick();
    };
    tick();
    const ticking = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(ticking);
      endSending();
      stopWatching();
      this.submitter.stop();
    };
  }

  answer(chosen: Omit<SavedAnswer, 'version'>): void {
    if (!isLocked(this.state)) this.set(transition.answered(this.state, this.sync.putAnswer(chosen)));
  }

  /** The child has confirmed the submission. */
  async submit(): Promise<void> {
    const { questions } = this.state;
    const empty = questions.find((question) => isWriting(question) && !isAnswered(this.state, question));
    if (this.options.sentences.emptyWriting && empty) {
      this.set(transition.submitDeclined(this.state, questions.indexOf(empty), empty.id));
      return;
    }
    this.set(transition.submitStarted(this.state));
    if (this.state.phase.name !== 'submitting') return;
    try {
      await this.submitter.submit();
    } catch (error) {
      if (error instanceof AttemptNotFound) this.applyFailure(error);
      // Else the time is up, and it is submitted again by itself.
      else if (this.state.phase.name === 'submitting') {
        this.set(transition.submitFailed(this.state));
        this.options.onSubmitFailed(error);
      }
    }
  }

  protected changed(before: ExamState): void {
    const { current, marks, phase } = this.state;
    if (current !== before.current || marks !== before.marks) this.storeUiState();
    if (phase.name === 'autoSubmitting') this.submitter.repeat();
    else this.submitter.stop();
  }

  private applySecondsLeft(secondsLeft: number | null): void {
    const { secondsLeft: previous, timeNotice } = this.snapshot;
    if (secondsLeft !== previous) {
      this.publish({ secondsLeft, timeNotice: nextTimeNotice(timeNotice, previous, secondsLeft) });
      this.clock.store();
    }
    if (secondsLeft === 0) this.set(transition.closed(this.state, 'time-up'));
  }

  private countSecond(): void {
    const { questions, current } = this.state;
    const question = questions[current];
    if (question && !isLocked(this.state)) this.sync.countSecond(question.id);
  }

  private storeUiState(): void {
    const { questions, current, marks } = this.state;
    this.sync.putUiState({ current: questions[current]?.id, ...marks });
  }

  /** Does nothing when the request fails. */
  private async fetchStatus(): Promise<void> {
    const { endpoints, sentences } = this.options;
    const status = await unwrap(endpoints.status(), sentences).catch(() => undefined);
    if (status) this.applyStatus(status);
  }

  private applyStatus(status: AttemptStatus): void {
    this.clock.set(status);
    const hasMoreTime = this.clock.secondsLeft !== 0 && !this.submitter.isSending;
    if (hasMoreTime) this.set(transition.timeExtended(this.state));
    if (this.isOfAnotherPage(status)) this.set(transition.superseded(this.state));
    if (status.state === 'submitted') this.set(transition.closed(this.state, 'closed'));
    if (!isOver(this.state)) this.applySecondsLeft(this.clock.secondsLeft);
  }

  /** Whether another page is the active one. The server can only tell where this one gave its name. */
  private isOfAnotherPage({ activePageId }: AttemptStatus): boolean {
    return this.options.test.activePageId === PAGE_ID && activePageId !== undefined && activePageId !== PAGE_ID;
  }

  /** A failure that no new try can mend. */
  private applyFailure(error: unknown): void {
    if (error instanceof AttemptClosed) this.set(transition.closed(this.state, 'closed'));
    if (error instanceof SubmissionRefused) this.set(transition.refused(this.state, error.message));
    if (error instanceof AttemptNotFound) {
      this.sync.outbox.stop();
      this.set(transition.notFound(this.state, error.message));
    }
  }

  /**
   * Asks the server once more when the time is up: while nobody looked, or the device slept, more time may have been
   * given, or another page have become the active one.
   */
  private async isStillOver(): Promise<boolean> {
    const { phase } = this.state;
    const isTimeUp = phase.name === 'autoSubmitting' && phase.reason === 'time-up';
    if (isTimeUp)
      await Promise.race([this.fetchStatus(), new Promise((resolve) => setTimeout(resolve, LAST_CHECK_MS))]);
    return this.state.phase.name === 'autoSubmitting';
  }

  private async send(): Promise<void> {
    const { test, endpoints, sentences, onSubmitted } = this.options;
    const { phase } = this.state;
    this.sync.outbox.pause();
    const { error } = await endpoints.submit(submissionOf(test.attemptId, this.state, this.sync.secondsSpent));
    const failure = error === undefined ? undefined : toCallError(error, sentences);
    // Whoever closed it, the server has it.
    if (failure && !(failure instanceof AttemptClosed)) throw failure;
    this.sync.finish();
    this.clock.forget();
    this.set(transition.submitted(this.state));
    onSubmitted(phase.name === 'autoSubmitting' ? phase.reason : 'asked', error);
  }
}
