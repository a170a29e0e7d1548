import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock, DAY_MS, RepeatedTask } from '../../infrastructure';
import { GenerationRecord } from './generation.schema';
import { ENDED_HALF_WAY } from './generation.service';

const CHECK_MS = 15_000;
/** A generation that has not reported for this long has died with its process. */
const SILENT_MS = 60_000;
const RETENTION_MS = 30 * DAY_MS;

/** Ends generations of dead processes, so that their questions can be generated from again. */
@Injectable()
export class GenerationRecovery extends RepeatedTask {
  constructor(
    @InjectModel(GenerationRecord.name) private readonly records: Model<GenerationRecord>,
    private readonly clock: Clock,
  ) {
    super(CHECK_MS);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const { modifiedCount } = await this.records.updateMany(
      { state: { $in: ['running', 'storing'] }, reportedAt: { $lt: new Date(now.getTime() - SILENT_MS) } },
      { $set: { state: 'failed', message: ENDED_HALF_WAY, endedAt: now }, $unset: { uniqueKey: 1 } },
    );
    if (modifiedCount > 0) this.logger.warn(`${modifiedCount} generations ended half way.`);
    await this.records.deleteMany({ startedAt: { $lt: new Date(now.getTime() - RETENTION_MS) } });
  }
}
