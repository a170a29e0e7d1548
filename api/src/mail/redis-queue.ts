import { InjectQueue, Process, Processor } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';

export const MAIL_JOBS = 'wattle-mail';

interface MailJob {
  mailId: string;
}

/** The queue of an installation with Redis: Bull, shared by all processes. */
@Injectable()
export class RedisQueue extends MailQueue {
  constructor(@InjectQueue(MAIL_JOBS) private readonly jobs: Queue<MailJob>) {
    super();
  }

  async remind(mailId: string, delay = 0): Promise<void> {
    // A finished job leaves at once: Redis holds no addresses, and the mail may be reminded of again.
    await this.jobs.add({ mailId }, { delay, removeOnComplete: true, removeOnFail: true });
  }
}

@Processor(MAIL_JOBS)
export class RedisQueueWorker {
  constructor(
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
  ) {}

  @Process()
  async deliver({ data: { mailId } }: Job<MailJob>): Promise<void> {
    const comeBackMs = await this.delivery.deliver(mailId);
    if (comeBackMs !== undefined) await this.queue.remind(mailId, comeBackMs);
  }
}
