import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';

/** The queue of an installation without Redis, and of one whose Redis is away: timers in this process. */
@Injectable()
export class InProcessQueue extends MailQueue implements OnModuleDestroy {
  private readonly logger = new Logger(InProcessQueue.name);
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly delivery: MailDelivery) {
    super();
  }

  async remind(mailId: string, afterMs = 0): Promise<void> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run = this.deliver(mailId).finally(() => this.running.delete(run));
      this.running.add(run);
    }, afterMs);
    this.timers.add(timer);
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async deliver(mailId: string): Promise<void> {
    try {
      const comeBackMs = await this.delivery.deliver(mailId);
      if (comeBackMs !== undefined) await this.remind(mailId, comeBackMs);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
