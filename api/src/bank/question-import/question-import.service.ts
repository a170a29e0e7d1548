import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportProgress, ImportQuery, ImportResponse } from '@wattle/contract/question-import';
import { Model } from 'mongoose';
import PQueue from 'p-queue';
import { Clock, isDuplicate, RetryAfterException } from '../../infrastructure';
import { ImportRecord, toProgress, WITHOUT_BAD_ROWS } from '../import-records/import.schema';
import type { BadRows } from './bad-rows';
import { type ImportFile, ImportRunner } from './import-runner.service';

/** Waiting imports; each holds its file in memory. */
const WAITING = 3;

@Injectable()
export class QuestionImportService {
  private readonly queue = new PQueue({ concurrency: 1 });

  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly runner: ImportRunner,
    private readonly clock: Clock,
  ) {}

  async import(file: ImportFile, query: ImportQuery, by: string): Promise<ImportResponse> {
    if (this.queue.size >= WAITING) {
      throw RetryAfterException.unavailable(
        'Other files are being imported at the moment. Please try again shortly.',
        30,
      );
    }
    const importId = query.importId ?? randomUUID();
    await this.begin(importId, file.name, by);
    return this.queue.add(() => this.runner.run(file, query, { importId, file: file.name, by }));
  }

  async progress(importId: string): Promise<ImportProgress> {
    return toProgress(await this.find(importId, WITHOUT_BAD_ROWS));
  }

  async badRows(importId: string): Promise<Pick<BadRows, 'rows' | 'errors'>> {
    const { bad = [], badCells = [] } = await this.find(importId);
    return { rows: bad, errors: badCells };
  }

  async cancel(importId: string): Promise<ImportProgress> {
    await this.find(importId, WITHOUT_BAD_ROWS);
    await this.records.updateOne({ _id: importId }, { $set: { isCancelRequested: true } });
    // A waiting import has nothing to stop.
    await this.records.updateOne({ _id: importId, state: 'waiting' }, { $set: { state: 'cancelled' } });
    return this.progress(importId);
  }

  private async find(importId: string, projection?: typeof WITHOUT_BAD_ROWS): Promise<ImportRecord> {
    const found = await this.records.findById(importId, projection).lean<ImportRecord>();
    if (!found) throw new NotFoundException('This import is no longer kept. Please choose the file again.');
    return found;
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
}
