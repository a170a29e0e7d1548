import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/** Something that the API does again and again by itself, from its start until it stops, never twice at once. */
export abstract class RepeatedTask implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private underWay = Promise.resolve();
  private isStopped = false;

  constructor(private readonly pauseMs: number) {}

  protected abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.underWay = this.runAndGoOn();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  private async runAndGoOn(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error(error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.runAndGoOn();
    }, this.pauseMs);
  }
}
