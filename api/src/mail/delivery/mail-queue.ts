import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { logFailure, RepeatedTask } from '../../infrastructure';
import type { MailJob } from './mail.schema';
import { MailDelivery } from './mail-delivery';
import { MAILS_AT_ONCE } from './mail-transport';

/** Jobs for the workers. Losing one loses no mail: what is due is found again in the database. */
export abstract class MailQueue {
  abstract enqueue(job: MailJob, afterMs?: number): Promise<void>;
}

@Injectable()
export class InProcessQueue extends MailQueue implements OnModuleDestroy {
  private readonly logger = new Logger(InProcessQueue.name);
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly queued = new Set<string>();
  private readonly queue = new PQueue({ concurrency: MAILS_AT_ONCE });

  constructor(private readonly delivery: MailDelivery) {
    super();
  }

  async enqueue(job: MailJob, afterMs = 0): Promise<void> {
    if (afterMs === 0) return this.add(job);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.add(job);
    }, afterMs);
    this.timers.add(timer);
  }

  async onModuleDestroy(): Promise<void> {
    this.queue.clear();
    await this.queue.onIdle();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private add(job: MailJob): void {
    const { mailId } = job;
    if (this.queued.has(mailId)) return;
    this.queued.add(mailId);
    void this.queue.add(() => this.deliver(job));
  }

  private async deliver(job: MailJob): Promise<void> {
    try {
      const retryAfterMs = await this.delivery.deliver(job);
      if (retryAfterMs !== undefined) await this.enqueue(job, retryAfterMs);
    } catch (error) {
      logFailure(this.logger, error);
    } finally {
      this.queued.delete(job.mailId);
    }
  }
}

const RECOVERY_MS = 30_000;

@Injectable()
export class MailRecovery extends RepeatedTask {
  constructor(
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
  ) {
    super(RECOVERY_MS);
  }

  async run(): Promise<void> {
    for (const job of await this.delivery.due()) await this.queue.enqueue(job);
  }
}
