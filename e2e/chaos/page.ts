import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswersReceipt, SavedAnswer } from '@wattle/contract';
import type { SignedIn } from '../support/signed-in';
import { type OpenedTest, TestCalls, type TestOf } from '../support/test-calls';
import type { Device } from './device';
import { type Ledger, textOf } from './ledger';
import type { Line } from './line';
import { isSame, PageAnswers } from './page-answers';
import { TestClock } from './test-clock';
import { isRefusal, untilDone } from './until-done';

const PATIENCE_MS = 4_000;
const PAUSE_MS = 120;
/** A test of seconds wants to be asked after more often than one of minutes. */
const STATUS_MS = 700;

/** Who sits before the page, and what the page has to do with. */
export interface Seat {
  child: SignedIn;
  test: TestOf;
  device: Device;
  line: Line;
  ledger: Ledger;
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
    private readonly seat: Seat,
    private readonly test: OpenedTest,
  ) {
    this.calls = callsOf(seat, this.gone.signal);
    this.clock = new TestClock(seat.device);
    this.clock.set(test);
    this.answers = new PageAnswers(seat.device, test.answers, () => this.clock.now());
    void this.run();
  }

  /** Opens the test, or goes on with it; with so many requests at once, as impatient children do. */
  static async open(seat: Seat, atOnce: number): Promise<Page> {
    const calls = callsOf(seat);
    const openings = Array.from({ length: atOnce }, () => untilDone(() => calls.open(seat.test)));
    const tests = await Promise.all(openings);
    return new Page(seat, tests[0] as OpenedTest);
  }

  get attemptId(): string {
    return this.test.attemptId;
  }

  get questions() {
    return this.test.questions;
  }

  answer(questionId: string, chosen: Omit<SavedAnswer, 'questionId' | 'version'>): void {
    this.seat.ledger.chose(questionId, textOf(chosen));
    this.answers.put({ questionId, ...chosen });
  }

  /** Submits what is on the page, so many times at once; each of them until the API has answered. */
  async submit(atOnce: number): Promise<void> {
    const responses = this.answers.responses(this.questions);
    for (const response of responses) this.seat.ledger.handedIn.set(response.questionId, textOf(response));
    const submissions = Array.from({ length: atOnce }, () =>
      untilDone(() => this.calls.submit(this.seat.test, this.attemptId, responses)),
    );
    this.seat.ledger.results.push(...(await Promise.all(submissions)));
  }

  /** Waits for the time to run out by the page's own count. */
  async untilTimeUp(): Promise<void> {
    while (!(this.clock.isTimeUp() || this.isClosed)) await sleep(20);
    const { deadlineMs } = this.clock;
    // Who was told too late, or has slept and not been told since, does not know the time and says nothing of it.
    const knowsTheTime = this.clock.isToldInTime && !this.clock.isInDoubt();
    if (deadlineMs === undefined || this.isClosed || !knowsTheTime) return;
    this.seat.ledger.timeUp = { at: Date.now(), deadline: deadlineMs };
  }

  async sleep(ms: number): Promise<void> {
    this.isAsleep = true;
    await sleep(ms);
    this.seat.device.hasSlept(ms);
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
    } else if (this.clock.isInDoubt() || performance.now() - this.askedAt > STATUS_MS) {
      this.clock.set(await this.calls.status(this.attemptId));
      this.askedAt = performance.now();
    }
  }

  private received(sent: readonly SavedAnswer[], receipt: AnswersReceipt): void {
    this.clock.set(receipt);
    this.askedAt = performance.now();
    for (const held of receipt.answers) {
      const own = sent.find(({ questionId }) => questionId === held.questionId);
      if (own?.version === held.version && isSame(own, held)) this.seat.ledger.acknowledged.push(held);
      this.answers.confirm(held);
    }
  }

  /** That a marked test takes no more is expected; no other refusal is. */
  private note(error: unknown): void {
    if (!isRefusal(error) || this.isClosed) return;
    if (error.status !== 409) this.seat.ledger.complaints.push(error.message);
    this.isClosed = true;
  }
}

function callsOf({ line, child }: Seat, gone?: AbortSignal): TestCalls {
  return new TestCalls(line.url, child, () =>
    AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(gone ? [gone] : [])]),
  );
}
