import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import pTimeout from 'p-timeout';
import { logFailure } from '../../infrastructure';
import type { MailJob } from './mail.schema';
import { MailDelivery } from './mail-delivery';
import { InProcessQueue, MailQueue } from './mail-queue';
import { MAILS_AT_ONCE } from './mail-transport';

export const MAIL_JOBS = 'wattle-mail';

/** Bull waits without end for a Redis that is away; a request must not. */
const REDIS_MS = 1_000;

@Injectable()
export class RedisQueue extends MailQueue {
  constructor(
    @InjectQueue(MAIL_JOBS) private readonly jobs: Queue<MailJob>,
    private readonly fallback: InProcessQueue,
  ) {
    super();
  }

  async enqueue(job: MailJob, delay = 0): Promise<void> {
    // One job for a mail and a wait, however many processes find it due. A finished job is removed at once, so that the
    // mail may be enqueued again.
    const options = { jobId: `${job.mailId}-${delay}`, delay, removeOnComplete: true, removeOnFail: true };
    try {
      await pTimeout(this.jobs.add(job, options), { milliseconds: REDIS_MS });
    } catch {
      await this.fallback.enqueue(job, delay);
    }
  }
}

@Injectable()
export class RedisQueueWorker implements OnModuleInit {
  private readonly logger = new Logger(RedisQueueWorker.name);

  constructor(
    @InjectQueue(MAIL_JOBS) private readonly jobs: Queue<MailJob>,
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
  ) {}

  /** Not before Redis is reached: a worker of Bull whose connection ends before that rejects where nobody can listen. */
  onModuleInit(): void {
    const { client } = this.jobs;
    if (client.status === 'ready') void this.work();
    else client.once('ready', () => void this.work());
  }

  private async work(): Promise<void> {
    try {
      await this.jobs.process(MAILS_AT_ONCE, (job: Job<MailJob>) => this.deliver(job));
    } catch (error) {
      logFailure(this.logger, error);
    }
  }

  private async deliver({ data }: Job<MailJob>): Promise<void> {
    const retryAfterMs = await this.delivery.deliver(data);
    if (retryAfterMs !== undefined) await this.queue.enqueue(data, retryAfterMs);
  }
}
