import { HttpException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type {
  DuplicateRow,
  ImportOptions,
  ImportQuery,
  ImportResponse,
  ReviewRow,
  RowError,
} from '@wattle/contract/question-import';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { hasOutsidePicture } from '../images/picture-text';
import { ImportRecord } from '../import-records/import.schema';
import { NEAR_DUPLICATE } from '../questions/draft-faults';
import { NearDuplicatesService } from '../questions/near-duplicates.service';
import { QuestionsService } from '../questions/questions.service';
import type { SheetRow } from '../workbooks/columns';
import { BadRowList, type BadRows } from './bad-rows';
import { duplicateOf, LISTED_DUPLICATES } from './check-rows';
import type { FoundRows } from './import.worker';
import { ImportCancelled, ImportRun } from './import-run';
import { importedSentence, readySentence, refusedSentence } from './import-sentences';
import { type Addresses, ImportedQuestionsService, type Origin, type RowToWrite } from './imported-questions.service';
import { RefusedFile } from './refused-file';
import { WorkbookReader } from './workbook-reader';

export interface ImportFile {
  name: string;
  bytes: Buffer;
  options: ImportOptions;
}

interface CheckedFile extends Omit<FoundRows, 'pictures'> {
  rows: number;
  bad: BadRowList;
  /** Numbers of good rows that are refused all the same. */
  refused: Set<number>;
  addresses: Map<number, Addresses>;
}

@Injectable()
export class ImportRunner {
  constructor(
    @InjectModel(ImportRecord.name) private readonly records: Model<ImportRecord>,
    private readonly imported: ImportedQuestionsService,
    private readonly questions: QuestionsService,
    private readonly nearDuplicates: NearDuplicatesService,
    private readonly clock: Clock,
  ) {}

  async run(file: ImportFile, query: ImportQuery, origin: Origin): Promise<ImportResponse> {
    const run = new ImportRun(origin.importId, this.records, this.clock);
    const options = { ...file.options, topics: await this.questions.publishedTopics() };
    const reader = new WorkbookReader(file.bytes, options, (progress) => void run.report(progress).catch(() => {}));
    try {
      await run.report({ state: 'reading' });
      const checked = await this.check(reader, run);
      if (checked.bad.count > 0 && query.mode === 'all-or-nothing') throw refused(checked.bad);
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

  private async check(reader: WorkbookReader, run: ImportRun): Promise<CheckedFile> {
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
    reader: WorkbookReader,
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
    const noteDuplicates = (found: DuplicateRow[]) => {
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
    return { message, ...file, ...counts, duplicateRows, reviewRows, errors: bad.errors };
  }
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
