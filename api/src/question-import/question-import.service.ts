import { randomUUID } from 'node:crypto';
import {
  ConflictException,
  HttpException,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DuplicateRow, ImportProgress, ImportQuery, ImportResponse } from '@wattle/contract';
import { Model } from 'mongoose';
import PQueue from 'p-queue';
import { Clock } from '../common/clock';
import { RetryLater } from '../common/retry-later';
import { isDuplicate } from '../database/duplicate';
import { ImportRecord, toProgress } from './import.schema';
import { importedSentence, readySentence, refusedSentence } from './import-sentences';
import { ImportedQuestionsService } from './imported-questions.service';
import { RefusedFile } from './refused-file';
import { type Summary, WorkbookReader } from './workbook-reader';

/** Imports that wait for the one that runs; each holds its file in memory. */
const WAITING = 3;
/** Duplicates that a response lists; it counts all of them. */
const LISTED_DUPLICATES = 200;

export interface ImportFile {
  name: string;
  bytes: Buffer;
}

/** Thrown inside an import that staff have cancelled. */
class Cancelled extends Error {}

/** Imports questions from .xlsx files, one file after the other. */
@Injectable()
export class QuestionImportService {
  private readonly queue = new PQueue({ concurrency: 1 });

  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly imported: ImportedQuestionsService,
    private readonly clock: Clock,
  ) {}

  async import(file: ImportFile, query: ImportQuery, by: string): Promise<ImportResponse> {
    if (this.queue.size >= WAITING) {
      throw RetryLater.unavailable('Other files are being imported at the moment. Please try again shortly.', 30);
    }
    const importId = query.importId ?? randomUUID();
    await this.begin(importId, file.name, by);
    return this.queue.add(() => this.run(importId, file, query, by));
  }

  async progress(importId: string): Promise<ImportProgress> {
    return toProgress(await this.find(importId));
  }

  /** Stops an import; what it has written is taken out again. */
  async cancel(importId: string): Promise<ImportProgress> {
    await this.find(importId);
    await this.records.updateOne({ _id: importId }, { $set: { isCancelRequested: true } });
    // One that waits has nothing to stop, and may wait for minutes.
    await this.records.updateOne({ _id: importId, state: 'waiting' }, { $set: { state: 'cancelled' } });
    return this.progress(importId);
  }

  async find(importId: string): Promise<ImportRecord> {
    const found = await this.records.findById(importId).lean<ImportRecord>();
    if (!found) throw new NotFoundException('This import is no longer kept. Please choose the file again.');
    return found;
  }

  private async run(importId: string, file: ImportFile, query: ImportQuery, by: string): Promise<ImportResponse> {
    const reader = new WorkbookReader(file.bytes, (progress) => void this.report(importId, progress).catch(() => {}));
    try {
      await this.report(importId, { state: 'reading' });
      const summary = await this.imported.checkPictures(await reader.check());
      await this.report(importId, { state: 'checking', rows: rowsOf(summary), checked: rowsOf(summary) });
      await this.records.updateOne({ _id: importId }, { $set: { bad: summary.bad, badCells: summary.errors } });
      if (summary.badRows > 0 && query.mode === 'all-or-nothing') throw refused(summary);
      const response = await this.write(importId, file.name, reader, summary, query, by);
      await this.report(importId, { state: 'done', response });
      return response;
    } catch (error) {
      await this.imported.remove(importId);
      const isCancelled = error instanceof Cancelled;
      const state = isCancelled ? 'cancelled' : 'failed';
      await this.report(importId, { state, written: 0, ...sentenceOf(error) }).catch(() => {});
      if (isCancelled) throw new ConflictException('The import was cancelled, and nothing was imported.');
      if (error instanceof RefusedFile) throw new UnprocessableEntityException(error.message);
      throw error;
    } finally {
      await reader.close();
    }
  }

  private async write(
    importId: string,
    file: string,
    reader: WorkbookReader,
    summary: Summary,
    { dryRun }: ImportQuery,
    by: string,
  ): Promise<ImportResponse> {
    const duplicates: DuplicateRow[] = [...summary.duplicates];
    let valid = 0;
    let written = 0;
    if (!dryRun) await this.report(importId, { state: 'writing' });
    const badRows = new Set(summary.errors.map(({ row }) => row));
    for (let batch = await reader.next(); batch.length > 0; batch = await reader.next()) {
      const { fresh, known } = await this.imported.divide(batch.filter(({ row }) => !badRows.has(row)));
      duplicates.push(...known);
      valid += fresh.length;
      if (!dryRun) {
        const lost = await this.imported.write(fresh, { importId, file, by });
        duplicates.push(...lost);
        valid -= lost.length;
        written += fresh.length - lost.length;
      }
      await this.report(importId, { written });
    }
    const counts = { valid, imported: written, duplicates: duplicates.length, badRows: summary.badRows };
    return {
      message: dryRun ? readySentence(counts) : importedSentence(counts),
      sheet: summary.sheet,
      rows: rowsOf(summary),
      ...counts,
      duplicateRows: duplicates.slice(0, LISTED_DUPLICATES),
      errors: summary.errors,
    };
  }

  private async begin(importId: string, file: string, startedBy: string): Promise<void> {
    const now = this.clock.now();
    try {
      await this.records.create({ _id: importId, file, startedBy, startedAt: now, reportedAt: now, state: 'waiting' });
    } catch (error) {
      if (isDuplicate(error, '_id'))
        throw new ConflictException('This import has been started already. Reload the page to follow it.');
      throw error;
    }
  }

  /** Notes how far an import has come, and learns whether it was cancelled. */
  private async report(importId: string, progress: Partial<ImportProgress>): Promise<void> {
    const before = await this.records
      .findOneAndUpdate({ _id: importId }, { $set: { ...progress, reportedAt: this.clock.now() } })
      .lean<ImportRecord>();
    const isRunning = progress.state !== 'cancelled' && progress.state !== 'failed';
    if (isRunning && before?.isCancelRequested) throw new Cancelled();
  }
}

/** Why an import has failed, where that is fit to show. */
function sentenceOf(error: unknown): { message?: string } {
  return error instanceof RefusedFile || error instanceof HttpException ? { message: error.message } : {};
}

function rowsOf({ good, badRows, duplicates }: Summary): number {
  return good + badRows + duplicates.length;
}

function refused({ badRows, errors }: Summary): HttpException {
  return new UnprocessableEntityException({ message: refusedSentence(badRows), errors });
}
