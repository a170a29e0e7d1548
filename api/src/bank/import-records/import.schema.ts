import { ConflictException, NotFoundException } from '@nestjs/common';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ImportChange, ImportProgress, ImportResponse, RowError } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import type { Model } from 'mongoose';
import type { Clock } from '../../infrastructure';
import type { SheetRow } from '../workbooks/columns';

/** A change that goes on where its process has died. */
export interface StoredImportChange extends ImportChange {
  only?: string[];
  except?: string[];
  seenAt?: Date;
  /** Id of the last question that was looked at. */
  last?: string;
  reportedAt: Date;
}

@Schema({ collection: 'imports', versionKey: false })
export class ImportRecord {
  @Prop({ type: String }) _id!: string;
  @Prop({ type: String, required: true }) file!: string;
  @Prop({ type: String, required: true }) startedBy!: string;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  @Prop({ type: Date, required: true }) reportedAt!: Date;
  @Prop({ type: String, required: true }) state!: ImportProgress['state'];
  @Prop({ type: Number, default: 0 }) rows!: number;
  @Prop({ type: Number, default: 0 }) checked!: number;
  @Prop({ type: Number, default: 0 }) written!: number;
  @Prop({ type: Boolean, default: false }) isCancelRequested!: boolean;
  /** From then on it cannot succeed, and its rows may be removed (docs/bank.md). */
  @Prop({ type: Date }) givenUpAt?: Date;
  @Prop({ type: Array }) bad?: SheetRow[];
  @Prop({ type: Array }) badCells?: RowError[];
  /** For a client that lost its connection. */
  @Prop({ type: Object }) response?: ImportResponse;
  @Prop({ type: String }) message?: string;
  /** Changes of questions that were published. */
  @Prop({ type: Number }) changesPublished?: number;
  @Prop({ type: Object }) change?: StoredImportChange;
}

export const ImportRecordSchema = SchemaFactory.createForClass(ImportRecord)
  .index({ startedAt: 1 })
  .index({ state: 1, reportedAt: 1 })
  .index({ givenUpAt: 1 }, { sparse: true })
  .index({ 'change.isRunning': 1 }, { partialFilterExpression: { 'change.isRunning': true } });

export const RUNNING_STATES: ImportProgress['state'][] = ['waiting', 'reading', 'checking', 'writing'];

const NOT_ENDED = { state: { $in: RUNNING_STATES }, givenUpAt: { $exists: false } };

/** Those that wrote questions are stored for good. */
export const WROTE_QUESTIONS = { state: 'done' as const, written: { $gt: 0 } };
export const WROTE_NOTHING = { $or: [{ state: { $ne: 'done' as const } }, { written: 0 }] };

export function noSuchImport(): NotFoundException {
  return new NotFoundException('There is no such import, or it wrote nothing. Choose one in the list.');
}

export function toProgress(record: ImportRecord): ImportProgress {
  const { state, rows, checked, written, response, message, change } = record;
  return { state, rows, checked, written, response, message, change: change && toChange(change) };
}

export function toChange(change: StoredImportChange): ImportChange {
  const { action, by, isRunning, total, done, unchanged, reasons } = change;
  return { action, by, isRunning, total, done, unchanged, reasons };
}

/** Bad rows and ids take megabytes, and only what works on them needs them. */
export const WITHOUT_BAD_ROWS = { bad: 0, badCells: 0, 'change.only': 0, 'change.except': 0 } as const;

export const ENDED_HALF_WAY = 'The import ended half way, and nothing was imported. Please choose the file again.';

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

interface Counts {
  valid: number;
  imported: number;
  duplicates: number;
  badRows: number;
  changes: number;
}

/** @param publisher - Who publishes them; nobody has to where they are published. */
export function importedSentence(
  { imported, ...counts }: Counts,
  publisher: 'you' | 'somebody else' | undefined,
): string {
  const first = `${formatCount(imported, 'question was', 'questions were')} imported.`;
  const isHeld = publisher && imported > 0;
  const note = isHeld
    ? ` No test serves a draft before ${publisher} ${publisher === 'you' ? 'publish' : 'publishes'} it.`
    : '';
  return sentences(first + note, counts);
}

export function readySentence({ valid, ...counts }: Counts): string {
  return sentences(`${formatCount(valid, 'question is', 'questions are')} ready to be imported.`, counts);
}

export function refusedSentence(badRows: number): string {
  return `${formatCount(badRows, 'row has', 'rows have')} to be corrected; nothing was imported.`;
}

type Others = Pick<Counts, 'duplicates' | 'badRows' | 'changes'>;

function sentences(first: string, { duplicates, badRows, changes }: Others): string {
  return [
    first,
    ...(changes > 0
      ? [`${formatCount(changes, 'is a change of a question', 'are changes of questions')} in the bank.`]
      : []),
    ...(duplicates > 0 ? [`${formatCount(duplicates, 'is', 'are')} in the bank already, or twice in the file.`] : []),
    ...(badRows > 0 ? [`${formatCount(badRows, 'row has', 'rows have')} to be corrected.`] : []),
  ].join(' ');
}
