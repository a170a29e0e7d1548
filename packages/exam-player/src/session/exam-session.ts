import type { AttemptStatus, SavedAnswer } from '@wattle/contract';
import { watchPageVisibility } from '@wattle/platform';
import { AttemptClock } from '../clock/attempt-clock';
import { nextTimeNotice } from '../clock/time-notice';
import { PAGE_ID } from '../page-id';
import { AskedSubmission } from './asked-submission';
import { AttemptSync } from './attempt-sync';
import { AttemptClosed, AttemptNotFound, SubmissionRefused, toCallError, unwrap } from './call-errors';
import type { ExamSessionOptions } from './exam-options';
import type { ExamSnapshot, ExamState } from './exam-state';
import { ExamStore } from './exam-store';
import { initialState } from './initial-state';
import { isAnswered, isLocked, isOver, isWriting, submitFailureOf } from './selectors';
import { StoredSubmission } from './stored-submission';
import { submissionOf } from './submission';
import { submitFaultOf } from './submit-fault';
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
  private readonly asked: AskedSubmission;
  private readonly storedSubmission: StoredSubmission;
  private closeFailureNotice = () => {};

  constructor(private readonly options: ExamSessionOptions) {
    super();
    const { test, category, owner, endpoints, sentences } = options;
    this.clock = new AttemptClock({
      test,
      category,
      check: () => void this.fetchStatus(),
      isAwaited: () => this.asked.isAwaited,
      onSecondsLeft: (secondsLeft) => this.applySecondsLeft(secondsLeft),
      onSecondSpent: () => this.countSecond(),
    });
    this.submitter = new Submitter({
      send: () => this.send(),
      isStillOver: () => this.isStillOver(),
      onFailed: (error) => this.applyFailure(error),
      onIdle: () => this.sync.outbox.resume(),
    });
    this.asked = new AskedSubmission({
      submitter: this.submitter,
      getState: () => this.state,
      setState: (state) => this.set(state),
      onNotFound: (error) => this.applyFailure(error),
      check: () => this.clock.check(),
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
    const state = initialState(test, restored);
    this.storedSubmission = new StoredSubmission(test.attemptId);
    this.snapshot = {
      state: this.storedSubmission.isPending(state) ? transition.submitResumed(state) : state,
      saveStatus,
      secondsLeft: this.clock.secondsLeft,
    };
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
    void this.asked.send();
    const tick = () => {
      if (!isOver(this.state)) this.clock.tick();
    };
    tick();
    const ticking = setInterval(tick, TICK_MS);
    const endAwaiting = this.asked.awaitNetwork();
    return () => {
      endAwaiting();
      clearInterval(ticking);
      endSending();
      stopWatching();
      this.submitter.stop();
    };
  }

  answer(chosen: Omit<SavedAnswer, 'version'>): void {
    if (isLocked(this.state)) return;
    this.set(transition.submitPostponed(this.state));
    this.set(transition.answered(this.state, this.sync.putAnswer(chosen)));
  }

  /** A test of a single text that is empty says so at once: there is nothing else to look over. */
  override askToSubmit(): void {
    super.askToSubmit();
    if (this.state.questions.length === 1) this.refuseEmptyWriting();
  }

  /** The child has confirmed the submission. */
  async submit(): Promise<void> {
    if (this.refuseEmptyWriting()) return;
    this.set(transition.submitStarted(this.state));
    const error = await this.asked.send();
    if (error === undefined) return;
    this.closeFailureNotice();
    this.closeFailureNotice = this.options.onSubmitFailed(error);
  }

  private refuseEmptyWriting(): boolean {
    const { questions } = this.state;
    const empty = questions.find((question) => isWriting(question) && !isAnswered(this.state, question));
    if (!this.options.sentences.emptyWriting || !empty) return false;
    this.set(transition.submitDeclined(this.state, questions.indexOf(empty), empty.id));
    return true;
  }

  override goTo(index: number): void {
    this.set(transition.submitPostponed(this.state));
    super.goTo(index);
  }

  protected changed(before: ExamState): void {
    const { current, marks, phase } = this.state;
    this.storedSubmission.update(before, this.state);
    if (submitFailureOf(before) && !submitFailureOf(this.state)) this.closeFailureNotice();
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
    this.asked.mend();
  }

  /** Whether another page is the active one. The server can only tell where this one gave its name. */
  private isOfAnotherPage({ activePageId }: AttemptStatus): boolean {
    return this.options.test.activePageId === PAGE_ID && activePageId !== undefined && activePageId !== PAGE_ID;
  }

  /** A failure that ends the attempt for this page, or one that is to be told while it is submitted again. */
  private applyFailure(error: unknown): void {
    if (error instanceof AttemptClosed) this.set(transition.closed(this.state, 'closed'));
    else if (error instanceof SubmissionRefused) this.set(transition.refused(this.state, error.message));
    else if (error instanceof AttemptNotFound) {
      this.sync.outbox.stop();
      this.set(transition.notFound(this.state, error.message));
    } else this.set(transition.autoSubmitFailed(this.state, submitFaultOf(error)));
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
