import { Injectable } from '@nestjs/common';
import { ResultChanges } from '../../exams';
import { Clock, HOUR_MS, RepeatedTask } from '../../infrastructure';
import { CountingService } from './counting.service';

const TASK_MS = 5_000;

/**
 * Has answers counted after submissions, re-marks and erasures in this process, in batches; also when it starts, and once
 * an hour, because commands of staff change results, too.
 */
@Injectable()
export class CountingTask extends RepeatedTask {
  private seen = -1;
  private countedAt = 0;
  private readonly stopped = new AbortController();

  constructor(
    private readonly counting: CountingService,
    private readonly changes: ResultChanges,
    private readonly clock: Clock,
  ) {
    super(TASK_MS);
  }

  override async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await super.onModuleDestroy();
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const { count } = this.changes;
    if (count === this.seen && Math.abs(now - this.countedAt) < HOUR_MS) return;
    // Until it is its turn it asks again: what another process counts now may have been read before the change.
    if (!(await this.counting.recountIfDue(this.stopped.signal))) return;
    this.seen = count;
    this.countedAt = now;
  }
}
