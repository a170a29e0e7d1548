import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logFailure } from '../errors/database-unavailable';

export abstract class RepeatedTask implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running = Promise.resolve();
  private isStopped = false;

  constructor(private readonly pauseMs: number) {}

  protected abstract run(): Promise<void>;

  protected async isTurn(): Promise<boolean> {
    return true;
  }

  onApplicationBootstrap(): void {
    this.running = this.runAndSchedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runAndSchedule(): Promise<void> {
    try {
      if (await this.isTurn()) await this.run();
    } catch (error) {
      logFailure(this.logger, error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.runAndSchedule();
    }, this.pauseMs);
  }
}
