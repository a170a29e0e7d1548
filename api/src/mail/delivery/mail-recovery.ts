import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../infrastructure';
import { MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';

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
