import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DuplicateRow, RowError, Subject } from '@wattle/contract';
import { Model, mongo, Types } from 'mongoose';
import { Clock } from '../common/clock';
import { ImageData } from '../images/image-data';
import { BankChanges } from '../questions/bank-changes';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import { duplicateOf, type GoodRow, rowError } from './check-rows';
import type { SheetRow } from './read-sheet';
import type { Summary } from './workbook-reader';

const DUPLICATE_KEY = 11_000;

/** Where imported questions come from. */
interface Origin {
  importId: string;
  file: string;
  by: string;
}

/** Writes the rows of an import into the bank, and takes them out again where it is cancelled. */
@Injectable()
export class ImportedQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly images: ImageData,
    private readonly changes: BankChanges,
    private readonly clock: Clock,
  ) {}

  /** Finds the rows whose picture is none: the last check, which needs the decoder and the database. */
  async checkPictures(summary: Summary): Promise<Summary> {
    const errors: RowError[] = [];
    const bad: SheetRow[] = [];
    for (const { source, text } of summary.pictures) {
      const problem = await this.images.problemOf(text);
      if (!problem) continue;
      bad.push(source);
      errors.push(rowError(source.row, 'image_data', problem, text));
    }
    const { good, badRows } = summary;
    return {
      ...summary,
      good: good - errors.length,
      badRows: badRows + errors.length,
      bad: [...summary.bad, ...bad],
      errors: [...summary.errors, ...errors],
    };
  }

  /** Which of some rows are in the bank already: same subject, text and options (decision 10). */
  async divide(rows: readonly GoodRow[]): Promise<{ fresh: GoodRow[]; known: DuplicateRow[] }> {
    const known = new Set<string>();
    for (const [subject, each] of bySubject(rows)) {
      const found = await this.records
        .find({ subject, fingerprint: { $in: each.map(({ fields }) => fields.fingerprint) } }, 'fingerprint')
        .lean<StoredQuestion[]>();
      for (const { fingerprint } of found) known.add(`${subject} ${fingerprint}`);
    }
    const isKnown = ({ subject, fields }: GoodRow) => known.has(`${subject} ${fields.fingerprint}`);
    return { fresh: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown).map(duplicateOf) };
  }

  /** Writes rows; gives those back that another import has written at the same moment. */
  async write(rows: readonly GoodRow[], origin: Origin): Promise<DuplicateRow[]> {
    if (rows.length === 0) return [];
    const records = await Promise.all(rows.map((row) => this.toRecord(row, origin)));
    try {
      // Past mongoose: the rows were checked, and to cast thousands would hold up everybody else.
      await this.records.collection.insertMany(records, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError) || error.code !== DUPLICATE_KEY) throw error;
      const lost = [error.writeErrors].flat().map(({ index }) => rows[index]);
      return lost.flatMap((row) => (row ? duplicateOf(row) : []));
    } finally {
      this.changes.note();
    }
  }

  async remove(importId: string): Promise<void> {
    await this.records.deleteMany({ importId });
  }

  private async toRecord({ row, subject, fields }: GoodRow, { importId, file, by }: Origin) {
    const now = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      ...fields,
      image_data: await this.images.toAddress(fields.image_data),
      subject,
      version: 1,
      createdBy: by,
      createdAt: now,
      updatedAt: now,
      source: `row ${row} of ${file}`,
      importId,
      importKey: `${subject} ${fields.fingerprint}`,
    };
  }
}

function bySubject(rows: readonly GoodRow[]): Map<Subject, GoodRow[]> {
  const groups = new Map<Subject, GoodRow[]>();
  for (const row of rows) groups.set(row.subject, [...(groups.get(row.subject) ?? []), row]);
  return groups;
}
