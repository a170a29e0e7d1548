import { setTimeout as sleep } from 'node:timers/promises';
import { OPTION_LETTERS } from '@wattle/contract/constants';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { Random } from '../support/random';
import type { SignedIn } from '../support/signed-in';
import type { Attempts } from './attempts';
import { NETWORK_FAULTS } from './device-proxy';
import type { Fault, Plan } from './plan';
import { RunRecord } from './run-record';
import { TestClient } from './test-client';

const HOUR_MS = 3_600_000;

/** One child takes one test, whatever fails meanwhile. */
export class AttemptRun {
  readonly record = new RunRecord();
  private readonly client: TestClient;

  constructor(
    readonly child: SignedIn,
    readonly plan: Plan,
    private readonly random: Random,
    apiPort: number,
    private readonly attempts: Attempts,
  ) {
    this.client = new TestClient(apiPort, { child, test: plan.test, record: this.record });
  }

  async run(): Promise<void> {
    const { startsAfterMs, openingsAtOnce, isClockWrong, steps } = this.plan;
    await sleep(startsAfterMs);
    try {
      await this.client.takeDevice(isClockWrong ? this.random.pick([HOUR_MS, -HOUR_MS]) : 0);
      await this.client.openPage(openingsAtOnce);
      for (const fault of steps) {
        if (fault) await this.applyFault(fault);
        this.answer(this.random.pick(this.questions));
        await sleep(this.random.between(50, 400));
      }
      await this.finish();
    } catch (error) {
      this.record.complaints.push(String(error));
    } finally {
      this.client.leave();
    }
  }

  private get questions(): readonly QuestionPayload[] {
    return this.client.page.questions;
  }

  private answer({ id, subject }: QuestionPayload): void {
    const text = `The storm came at ${this.random.whole(1, 1_000)} o'clock.`;
    const selectedAnswer = this.random.pick(OPTION_LETTERS);
    this.client.page.answer(id, subject === 'Writing' ? { writingResponse: text } : { selectedAnswer });
  }

  private async applyFault(fault: Fault): Promise<void> {
    const { client, random } = this;
    const { device, proxy } = client;
    const networkFault = NETWORK_FAULTS.find((each) => each === fault);
    if (networkFault) proxy.failNext(networkFault);
    switch (fault) {
      case 'offline for a while':
        proxy.disconnect();
        setTimeout(() => proxy.reconnect(), random.between(500, 4_000));
        break;
      case 'tab closed':
        return client.reopenPage();
      case 'browser killed, storage cleared':
        device.clear();
        return client.reopenPage();
      case 'second device':
        await client.takeDevice();
        return client.openPage();
      case 'device clock changed':
        device.moveClock(random.between(-2 * HOUR_MS, 2 * HOUR_MS));
        break;
      case 'laptop asleep':
        return client.page.sleep(random.between(1_000, 4_000));
    }
  }

  private async finish(): Promise<void> {
    const { page } = this.client;
    const { ending, hasExtraTime, submissionsAtOnce } = this.plan;
    // A writing test is not taken without a text.
    for (const question of this.questions.filter(({ subject }) => subject === 'Writing')) this.answer(question);
    if (ending === 'tab never returned') return this.attempts.endIn(page.attemptId, 2_000);
    if (ending === 'time ran out') await this.useUpTime(hasExtraTime);
    return page.submit(submissionsAtOnce);
  }

  private async useUpTime(hasExtraTime: boolean): Promise<void> {
    const { page } = this.client;
    await this.attempts.endIn(page.attemptId, this.random.between(4_000, 7_000));
    if (hasExtraTime) await this.attempts.addTime(page.attemptId, 3_000);
    const isOver = page.untilTimeUp();
    this.answer(this.random.pick(this.questions));
    await isOver;
  }
}
