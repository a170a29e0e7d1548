import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { Clock, DAY_MS, RepeatedTask } from '../../infrastructure';
import { ENDED_HALF_WAY, ImportRecord, RUNNING_STATES, WROTE_NOTHING } from '../import-records/import.schema';
import { ImportChangesService } from './import-changes.service';
import { ImportedQuestionsService } from './imported-questions.service';

const CHECK_MS = 15_000;
/** An import that has not reported for this long has died with its process. */
const SILENT_MS = 90_000;
/** A waiting import does not report. */
const SILENT_WAITING_MS = 900_000;
/** Bad rows can be downloaded for this long; who imported questions, and their undoing, stay (docs/decisions/058). */
const RETENTION_MS = 7 * DAY_MS;

/** Removes the rows of imports whose process has died: a file is imported as a whole or not at all. */
@Injectable()
export class ImportRecovery extends RepeatedTask {
  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly imported: ImportedQuestionsService,
    private readonly changes: ImportChangesService,
    private readonly clock: Clock,
  ) {
    super(CHECK_MS);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.changes.resume();
    await this.giveUpSilent(now);
    const givenUp = await this.records.find({ givenUpAt: { $exists: true } }, 'state').lean<ImportRecord[]>();
    // Also of ended ones, because a batch may have arrived later.
    await this.imported.remove(givenUp.map(({ _id }) => _id));
    for (const { _id, state } of givenUp) {
      if (!RUNNING_STATES.includes(state)) continue;
      await this.records.updateOne(
        { _id, state: { $in: RUNNING_STATES } },
        { $set: { state: 'failed', written: 0, message: ENDED_HALF_WAY } },
      );
      this.logger.warn(`The import ${_id} ended half way; what it had written was taken out.`);
    }
    const isOld = { startedAt: { $lt: new Date(now.getTime() - RETENTION_MS) } };
    await this.records.deleteMany({ ...isOld, ...WROTE_NOTHING });
    await this.records.updateMany(
      { ...isOld, bad: { $exists: true } },
      { $set: { 'response.errors': [], 'response.duplicateRows': [] }, $unset: { bad: 1, badCells: 1 } },
    );
  }

  private async giveUpSilent(now: Date): Promise<void> {
    const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) });
    const isSilent: QueryFilter<ImportRecord>[] = [
      { state: { $in: RUNNING_STATES.filter((state) => state !== 'waiting') }, reportedAt: before(SILENT_MS) },
      { state: 'waiting', reportedAt: before(SILENT_WAITING_MS) },
    ];
    await this.records.updateMany({ givenUpAt: { $exists: false }, $or: isSilent }, { $set: { givenUpAt: now } });
  }
}
