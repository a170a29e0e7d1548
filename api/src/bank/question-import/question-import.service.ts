import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import {
  ConflictException,
  HttpException,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type {
  DuplicateRow,
  ImportOptions,
  ImportProgress,
  ImportQuery,
  ImportResponse,
  PackageItem,
  ReviewRow,
  RowError,
} from '@wattle/contract/question-import';
import { type BirpcReturn, createBirpc } from 'birpc';
import { Model } from 'mongoose';
import PQueue from 'p-queue';
import pTimeout from 'p-timeout';
import { Clock, isDuplicate, RetryAfterException } from '../../infrastructure';
import {
  ImportCancelled,
  ImportRecord,
  ImportRun,
  importedSentence,
  readySentence,
  refusedSentence,
  toProgress,
  WITHOUT_BAD_ROWS,
} from '../import-records/import.schema';
import { RefusedFile } from '../question-packages/archive';
import { hasOutsidePicture, NEAR_DUPLICATE } from '../questions/draft-faults';
import { NearDuplicatesService } from '../questions/near-duplicates.service';
import { PublishingRuleService } from '../questions/publishing-rule.service';
import type { SheetRow } from '../workbooks/columns';
import { BadRowList, type BadRows, type CheckOptions, duplicateOf, LISTED_DUPLICATES } from './check-rows';
import type { Batches, FoundRows, ImportHost, ImportTasks, ImportWork } from './import.worker';
import { type Addresses, ImportedQuestionsService, type Origin, type RowToWrite } from './imported-questions.service';

/** Waiting imports; each holds its file in memory. */
const WAITING = 3;

export interface ImportFile {
  name: string;
  bytes: Buffer;
  options: ImportOptions;
  /** Of QTI or Moodle XML; otherwise a workbook. */
  isPackage: boolean;
}

interface CheckedFile extends Omit<FoundRows, 'pictures'> {
  rows: number;
  bad: BadRowList;
  /** Numbers of good rows that are refused all the same. */
  refused: Set<number>;
  addresses: Map<number, Addresses>;
}

/** Imports files, one after the other in each process. */
@Injectable()
export class QuestionImportService {
  private readonly queue = new PQueue({ concurrency: 1 });

  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly imported: ImportedQuestionsService,
    private readonly rule: PublishingRuleService,
    private readonly nearDuplicates: NearDuplicatesService,
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
    return this.queue.add(() => this.run(file, query, { importId, file: file.name, by }));
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

  private async run(file: ImportFile, query: ImportQuery, origin: Origin): Promise<ImportResponse> {
    const run = new ImportRun(origin.importId, this.records, this.clock);
    const { isPackage } = file;
    const topics = await this.rule.publishedTopics();
    const options = { ...file.options, ...(isPackage && { draft: true }), topics, isPackage };
    const mode = query.mode ?? (isPackage ? 'valid-rows' : 'all-or-nothing');
    const reader = new FileReader(file, options, (progress) => void run.report(progress).catch(() => {}));
    try {
      await run.report({ state: 'reading' });
      const checked = await this.check(reader, run);
      if (checked.bad.count > 0 && mode === 'all-or-nothing') throw refused(checked.bad);
      const response = await this.write(run, reader, checked, { ...query, ...options }, origin);
      await run.finish(response);
      return response;
    } catch (error) {
      const response = await run.giveUp();
      // Only the confirmation of the database was lost.
      if (response) return response;
      await this.imported.remove([origin.importId]);
      await run.end(error instanceof ImportCancelled ? 'cancelled' : 'failed', sentenceOf(error));
      if (error instanceof RefusedFile) throw new UnprocessableEntityException(error.message);
      throw error;
    } finally {
      run.stop();
      await reader.close();
    }
  }

  private async check(reader: FileReader, run: ImportRun): Promise<CheckedFile> {
    const { pictures, ...found } = await reader.check();
    const bad = new BadRowList(found.bad);
    const file: CheckedFile = {
      ...found,
      bad,
      rows: found.good + bad.count + found.duplicates,
      refused: new Set(),
      addresses: new Map(),
    };
    const refuse = (row: SheetRow, error: RowError) => {
      if (!file.refused.has(row.row)) bad.add(row, [error]);
      file.refused.add(row.row);
    };
    let checked = file.rows - pictures;
    await run.report({ state: 'checking', rows: file.rows, checked });
    for await (const batch of reader.batches('pictures')) {
      for (const row of batch) {
        run.note({ checked });
        checked += 1;
        const { addresses, error } = await this.imported.inspectPictures(row);
        file.addresses.set(row.row, addresses);
        if (error) refuse(row, error);
      }
    }
    for await (const batch of reader.batches('changes')) {
      for (const { row, error } of await this.imported.unknownIds(batch)) refuse(row, error);
    }
    await run.report({ checked, bad: bad.rows, badCells: bad.errors });
    return file;
  }

  private async write(
    run: ImportRun,
    reader: FileReader,
    { good: _good, bad, refused, addresses, duplicates: repeated, duplicateRows: repeatedRows, ...file }: CheckedFile,
    { dryRun, draft }: ImportQuery & ImportOptions,
    origin: Origin,
  ): Promise<ImportResponse> {
    const counts = {
      valid: 0,
      imported: 0,
      duplicates: repeated,
      badRows: bad.count,
      toReview: 0,
      changes: 0,
      outsidePictures: 0,
    };
    const duplicateRows = [...repeatedRows];
    const reviewRows: ReviewRow[] = [];
    const nearDuplicates = new Map<Subject, Awaited<ReturnType<NearDuplicatesService['index']>>>();
    const repeatedItems = new Set(repeatedRows.map(({ row }) => row));
    const noteDuplicates = (found: DuplicateRow[]) => {
      for (const { row } of found) repeatedItems.add(row);
      counts.duplicates += found.length;
      duplicateRows.push(...found.slice(0, LISTED_DUPLICATES - duplicateRows.length));
    };
    if (!dryRun) await run.report({ state: 'writing' });
    for await (const batch of reader.batches('rows')) {
      const good = batch.filter(({ row }) => !refused.has(row));
      const { fresh, known } = await this.imported.divide(good, addresses, origin.importId);
      if (draft) {
        for (const each of fresh.filter(({ changeOf }) => !changeOf)) {
          const { subject, fields } = each;
          const find = nearDuplicates.get(subject) ?? (await this.nearDuplicates.index(subject));
          nearDuplicates.set(subject, find);
          const found = find(fields);
          if (found.length > 0) each.nearDuplicates = found;
        }
      }
      const lost = dryRun ? [] : await this.imported.write(fresh, origin);
      noteDuplicates([...known, ...lost]);
      counts.valid += fresh.length - lost.length;
      const toReview = fresh.flatMap(reviewOf);
      reviewRows.push(...toReview.slice(0, LISTED_DUPLICATES - reviewRows.length));
      counts.toReview += toReview.length;
      counts.changes += fresh.filter(({ changeOf }) => changeOf).length;
      counts.outsidePictures += fresh.filter(({ fields }) => hasOutsidePicture(fields)).length;
      if (!dryRun) counts.imported = counts.valid;
      await run.report({ written: counts.imported });
    }
    const message = dryRun ? readySentence(counts) : importedSentence(counts, await this.imported.publisherOf(draft));
    const outcomes = file.items && { items: file.items.map((item) => withOutcome(item, refused, repeatedItems, bad)) };
    return { message, ...file, ...counts, ...outcomes, duplicateRows, reviewRows, errors: bad.errors };
  }
}

/** As the database and the decoder of pictures see it. */
function withOutcome(
  item: PackageItem,
  refused: ReadonlySet<number>,
  repeated: ReadonlySet<number>,
  { errors }: BadRows,
): PackageItem {
  if (repeated.has(item.row)) return { ...item, outcome: 'duplicate' };
  if (!refused.has(item.row)) return item;
  const messages = errors.filter(({ row }) => row === item.row).map(({ message }) => message);
  return { ...item, outcome: 'skipped', messages };
}

function reviewOf({ row, fields, toReview, nearDuplicates }: RowToWrite): ReviewRow[] {
  if (!toReview && !nearDuplicates) return [];
  const { isBlocking = false, messages = [] } = toReview ?? {};
  const { question } = duplicateOf({ row, fields });
  return [{ row, question, isBlocking, messages: nearDuplicates ? [...messages, NEAR_DUPLICATE] : messages }];
}

function sentenceOf(error: unknown): string | undefined {
  return error instanceof RefusedFile || error instanceof HttpException ? error.message : undefined;
}

function refused({ count, errors }: BadRows): HttpException {
  return new UnprocessableEntityException({ message: refusedSentence(count), errors });
}

/** Only hostile files need more time or memory. */
const TIME_MS = 60_000;
const HEAP_MB = 768;
const TOO_HARD = 'This file takes too long to read. Copy the questions into a new one, or divide it.';

/** Reads and checks a file in a thread of its own, so that it blocks no requests. */
class FileReader {
  private readonly worker: Worker;
  private readonly tasks: BirpcReturn<ImportTasks, ImportHost>;

  constructor({ bytes, name }: ImportFile, options: CheckOptions, report: ImportHost['report']) {
    const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
      // The host's flags may load tsx, which the built thread does not need.
      execArgv: [],
      workerData: { bytes: new Uint8Array(bytes), name, options } satisfies ImportWork,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const channel = {
      post: (data: unknown) => worker.postMessage(data),
      on: (listen: (data: unknown) => void) => worker.on('message', listen),
      timeout: -1,
    };
    this.worker = worker;
    this.tasks = createBirpc<ImportTasks, ImportHost>({ report }, channel);
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.tasks.$close(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RefusedFile(TOO_HARD) : error),
    );
  }

  async check(): Promise<FoundRows> {
    const found = await pTimeout(this.tasks.check(), { milliseconds: TIME_MS, message: new RefusedFile(TOO_HARD) });
    if ('refusal' in found) throw new RefusedFile(found.refusal);
    return found;
  }

  async *batches<Kind extends keyof Batches>(kind: Kind): AsyncGenerator<Batches[Kind]> {
    const next = async () => (await this.tasks.next(kind)) as Batches[Kind];
    for (let batch = await next(); batch.length > 0; batch = await next()) yield batch;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
