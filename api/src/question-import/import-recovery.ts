import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { RepeatedTask } from '../common/repeated-task';
import { ImportRecord } from './import.schema';
import { ImportedQuestionsService } from './imported-questions.service';

const CHECK_MS = 15_000;
/** An import that has not reported for this long has died with its process. */
const SILENT_MS = 90_000;
/** One that waits for others reports nothing before its turn. */
const SILENT_WAITING_MS = 900_000;
/** Bad rows can be downloaded for this long. */
const KEPT_MS = 7 * 86_400_000;

/** Takes out what an import had written whose process died half way: all of a file is imported, or nothing. */
@Injectable()
export class ImportRecovery extends RepeatedTask {
  private readonly log = new Logger(ImportRecovery.name);

  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly imported: ImportedQuestionsService,
    private readonly clock: Clock,
  ) {
    super(CHECK_MS);
  }

  protected async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const silent = await this.records
      .find({
        $or: [
          { state: { $in: ['reading', 'checking', 'writing'] }, reportedAt: { $lt: new Date(now - SILENT_MS) } },
          { state: 'waiting', reportedAt: { $lt: new Date(now - SILENT_WAITING_MS) } },
        ],
      })
      .lean<ImportRecord[]>();
    for (const { _id } of silent) {
      await this.imported.remove(_id);
      await this.records.updateOne({ _id }, { $set: { state: 'failed', written: 0 } });
      this.log.warn(`The import ${_id} ended half way; what it had written was taken out.`);
    }
    await this.records.deleteMany({ startedAt: { $lt: new Date(now - KEPT_MS) } });
  }
}
