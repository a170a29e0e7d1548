import { ConflictException } from '@nestjs/common';
import type { ImportProgress, ImportResponse } from '@wattle/contract/question-import';
import type { Model } from 'mongoose';
import type { Clock } from '../../infrastructure';
import { type ImportRecord, NOT_ENDED, RUNNING_STATES, WITHOUT_BAD_ROWS } from '../import-records/import.schema';
import { ENDED_HALF_WAY } from './import-sentences';

/** How often an import reports, and learns that it was cancelled or given up. */
const REPORT_MS = 2_000;

export class ImportCancelled extends ConflictException {
  constructor() {
    super('The import was cancelled, and nothing was imported.');
  }
}

type Fields = Partial<Pick<ImportRecord, 'state' | 'rows' | 'checked' | 'written' | 'bad' | 'badCells'>>;

/** Writes the state of an import to its record until it is given up (docs/bank.md). */
export class ImportRun {
  private unreported: Fields = {};
  private ended: Error | undefined;
  private readonly timer = setInterval(() => void this.report(this.unreported).catch(() => undefined), REPORT_MS);

  constructor(
    private readonly importId: string,
    private readonly records: Model<ImportRecord>,
    private readonly clock: Clock,
  ) {}

  /** Progress for the next report of the timer. Throws once the import has been cancelled or given up. */
  note(progress: Pick<ImportProgress, 'checked'>): void {
    this.unreported = progress;
    if (this.ended) throw this.ended;
  }

  async report(fields: Fields): Promise<void> {
    this.unreported = {};
    const before = await this.records
      .findOneAndUpdate(
        { _id: this.importId, ...NOT_ENDED },
        { $set: { ...fields, reportedAt: this.clock.now() } },
        { projection: 'isCancelRequested' },
      )
      .lean<ImportRecord>();
    if (!before) this.ended ??= await this.endOf();
    else if (before.isCancelRequested) this.ended ??= new ImportCancelled();
    if (this.ended) throw this.ended;
  }

  /** Throws where it was cancelled or given up before. */
  async finish(response: ImportResponse): Promise<void> {
    const { matchedCount } = await this.records.updateOne(
      { _id: this.importId, ...NOT_ENDED, isCancelRequested: { $ne: true } },
      { $set: { state: 'done', response, reportedAt: this.clock.now() } },
    );
    if (matchedCount === 0) throw await this.endOf();
  }

  /**
   * From now on it cannot succeed, and its rows may be removed. Returns its response where it has succeeded already.
   */
  async giveUp(): Promise<ImportResponse | undefined> {
    await this.records.updateOne({ _id: this.importId, ...NOT_ENDED }, { $set: { givenUpAt: this.clock.now() } });
    const record = await this.find();
    return record?.state === 'done' ? record.response : undefined;
  }

  /** Called after its rows are removed. */
  async end(state: 'cancelled' | 'failed', message: string | undefined): Promise<void> {
    await this.records.updateOne(
      { _id: this.importId, state: { $in: RUNNING_STATES } },
      { $set: { state, written: 0, message } },
    );
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async endOf(): Promise<Error> {
    const record = await this.find();
    const isCancelled = record?.state === 'cancelled' || (record?.isCancelRequested && !record.givenUpAt);
    return isCancelled ? new ImportCancelled() : new ConflictException(ENDED_HALF_WAY);
  }

  private async find(): Promise<ImportRecord | null> {
    return this.records.findById(this.importId, WITHOUT_BAD_ROWS).lean<ImportRecord>();
  }
}
