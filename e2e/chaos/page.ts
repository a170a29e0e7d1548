import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswersReceipt, SavedAnswer } from '@wattle/contract/attempts';
import type { SignedIn } from '../support/signed-in';
import { type OpenedTest, TestCalls, type TestOf } from '../support/test-calls';
import type { Device } from './device';
import type { DeviceProxy } from './device-proxy';
import { isSame, PageAnswers } from './page-answers';
import { type RunRecord, textOf } from './run-record';
import { TestClock } from './test-clock';
import { isRefusal, untilDone } from './until-done';

/** As pages have it: a page gives a request up after this time. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 120;
/** A test of seconds wants to be asked after more often than one of minutes. */
const STATUS_MS = 700;

/** Whose page it is, of which test, and on which device. */
export interface PageContext {
  child: SignedIn;
  test: TestOf;
  device: Device;
  proxy: DeviceProxy;
  record: RunRecord;
}

/**
 * A page on which a test is taken. It keeps the rules of the exam player's outbox (a version for each answer, sent again
 * until the server's receipt confirms it, submitted until it is answered), but it is written a second time: a journey
 * knows the product from outside, and so both cannot be wrong in the same way.
 */
export class Page {
  private readonly clock: TestClock;
  private readonly answers: PageAnswers;
  private readonly gone = new AbortController();
  private readonly calls: TestCalls;
  private isClosed = false;
  private isAsleep = false;
  private askedAt = 0;

  private constructor(
    private readonly context: PageContext,
    private readonly test: OpenedTest,
  ) {
    this.calls = callsOf(context, this.gone.signal);
    this.clock = new TestClock(context.device);
    this.clock.set(test);
    this.answers = new PageAnswers(context.device, test.answers, () => this.clock.now());
    void this.run();
  }

  /** Opens the test, or goes on with it; with so many requests at once, as impatient children do. */
  static async open(context: PageContext, atOnce: number): Promise<Page> {
    const calls = callsOf(context);
    const openings = Array.from({ length: atOnce }, () => untilDone(() => calls.open(context.test)));
    const tests = await Promise.all(openings);
    return new Page(context, tests[0] as OpenedTest);
  }

  get attemptId(): string {
    return this.test.attemptId;
  }

  get questions() {
    return this.test.questions;
  }

  answer(questionId: string, chosen: Omit<SavedAnswer, 'questionId' | 'version'>): void {
    this.context.record.chose(questionId, textOf(chosen));
    this.answers.put({ questionId, ...chosen });
  }

  /** Submits what is on the page, so many times at once; each of them until the API has answered. */
  async submit(atOnce: number): Promise<void> {
    const responses = this.answers.responses(this.questions);
    for (const response of responses) this.context.record.submitted.set(response.questionId, textOf(response));
    const submissions = Array.from({ length: atOnce }, () =>
      untilDone(() => this.calls.submit(this.context.test, this.attemptId, responses)),
    );
    this.context.record.results.push(...(await Promise.all(submissions)));
  }

  /** Waits for the time to run out by the page's own count. */
  async untilTimeUp(): Promise<void> {
    while (!(this.clock.isTimeUp() || this.isClosed)) await sleep(20);
    const { deadlineMs } = this.clock;
    // Who was told too late, or has slept and not been told since, does not know the time and says nothing of it.
    const knowsTheTime = this.clock.hasCurrentDeadline && !this.clock.hasDrifted();
    if (deadlineMs === undefined || this.isClosed || !knowsTheTime) return;
    this.context.record.timeUp = { at: Date.now(), deadline: deadlineMs };
  }

  async sleep(ms: number): Promise<void> {
    this.isAsleep = true;
    await sleep(ms);
    this.context.device.hasSlept(ms);
    this.isAsleep = false;
  }

  /** The tab is gone, and what it was sending is cut off. */
  close(): void {
    this.isClosed = true;
    this.gone.abort();
  }

  private async run(): Promise<void> {
    while (!this.isClosed) {
      await sleep(PAUSE_MS);
      if (!this.isAsleep) await this.exchange().catch((error: unknown) => this.note(error));
    }
  }

  private async exchange(): Promise<void> {
    const answers = this.answers.unconfirmed();
    if (answers.length > 0) {
      this.received(answers, await this.calls.save(this.attemptId, { answers }));
    } else if (this.clock.hasDrifted() || performance.now() - this.askedAt > STATUS_MS) {
      this.clock.set(await this.calls.status(this.attemptId));
      this.askedAt = performance.now();
    }
  }

  private received(sent: readonly SavedAnswer[], receipt: AnswersReceipt): void {
    this.clock.set(receipt);
    this.askedAt = performance.now();
    for (const held of receipt.answers) {
      const own = sent.find(({ questionId }) => questionId === held.questionId);
      if (own?.version === held.version && isSame(own, held)) this.context.record.acknowledged.push(held);
      this.answers.confirm(held);
    }
  }

  /** That a marked test takes no more is expected; no other refusal is. */
  private note(error: unknown): void {
    if (!isRefusal(error) || this.isClosed) return;
    if (error.status !== 409) this.context.record.complaints.push(error.message);
    this.isClosed = true;
  }
}

function callsOf({ proxy, child }: PageContext, gone?: AbortSignal): TestCalls {
  return new TestCalls(proxy.url, child, () =>
    AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(gone ? [gone] : [])]),
  );
}
