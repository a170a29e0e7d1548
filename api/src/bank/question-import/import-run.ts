import { ConflictException } from '@nestjs/common';
import type { ImportProgress, ImportResponse } from '@wattle/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../../infrastructure';
import { type ImportRecord, NOT_ENDED, RUNNING_STATES, WITHOUT_BAD_ROWS } from './import.schema';
import { ENDED_HALF_WAY } from './import-sentences';

/** How often an import says that it is alive, and learns that it was cancelled or given up. */
const REPORT_MS = 2_000;

/** Thrown inside an import that staff have cancelled. */
export class ImportCancelled extends ConflictException {
  constructor() {
    super('The import was cancelled, and nothing was imported.');
  }
}

type Fields = Partial<Pick<ImportRecord, 'state' | 'rows' | 'checked' | 'written' | 'bad' | 'badCells'>>;

/** What an import that runs in this process writes to its record; nothing once it was given up (docs/decisions/024). */
export class ImportRun {
  private noted: Fields = {};
  private ended: Error | undefined;
  private readonly timer = setInterval(() => void this.report(this.noted).catch(() => undefined), REPORT_MS);

  constructor(
    private readonly importId: string,
    private readonly records: Model<ImportRecord>,
    private readonly clock: Clock,
  ) {}

  /** Notes progress for the next report of the timer. Throws once the import has been cancelled or given up. */
  note(progress: Pick<ImportProgress, 'checked'>): void {
    this.noted = progress;
    if (this.ended) throw this.ended;
  }

  /** Writes how far it has come. Throws once the import has been cancelled or given up. */
  async report(fields: Fields): Promise<void> {
    this.noted = {};
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

  /** Says that it is done. Throws where it was cancelled or given up before. */
  async finish(response: ImportResponse): Promise<void> {
    const { matchedCount } = await this.records.updateOne(
      { _id: this.importId, ...NOT_ENDED, isCancelRequested: { $ne: true } },
      { $set: { state: 'done', response, reportedAt: this.clock.now() } },
    );
    if (matchedCount === 0) throw await this.endOf();
  }

  /** From here on it cannot be done, and its rows may be taken out; returns its response where it is done already. */
  async giveUp(): Promise<ImportResponse | undefined> {
    await this.records.updateOne({ _id: this.importId, ...NOT_ENDED }, { $set: { givenUpAt: this.clock.now() } });
    const record = await this.find();
    return record?.state === 'done' ? record.response : undefined;
  }

  /** Says how it ended, once its rows are taken out. */
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

  private find(): Promise<ImportRecord | null> {
    return this.records.findById(this.importId, WITHOUT_BAD_ROWS).lean<ImportRecord>().exec();
  }
}
