import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DuplicateRow, RowError, Subject } from '@wattle/contract';
import { Model, mongo, Types } from 'mongoose';
import { Clock } from '../../infrastructure';
import { ImageData } from '../images/image-data';
import { BankChanges } from '../questions/bank-changes';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import type { SheetRow } from '../workbooks/columns';
import { rowError } from './bad-rows';
import { duplicateOf, type GoodRow } from './check-rows';
import { ImportRecord } from './import.schema';
import { WRITTEN_BY_OTHERS } from './import-sentences';

const DUPLICATE_KEY = 11_000;

/** Where imported questions come from. */
export interface Origin {
  importId: string;
  file: string;
  by: string;
}

/** Writes the rows of an import into the bank, and takes them out again where it is cancelled. */
@Injectable()
export class ImportedQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    private readonly images: ImageData,
    private readonly changes: BankChanges,
    private readonly clock: Clock,
  ) {}

  /** Why the picture of a row is none, which is known to the decoder and the database; undefined where it is one. */
  async pictureError({ row, values: { image_data = '' } }: SheetRow): Promise<RowError | undefined> {
    const problem = await this.images.problemOf(image_data);
    return problem === undefined ? undefined : rowError(row, 'image_data', problem, image_data);
  }

  /** Which of some rows are in the bank already: same subject, text and options (docs/decisions/024). */
  async divide(rows: readonly GoodRow[]): Promise<{ fresh: GoodRow[]; known: DuplicateRow[] }> {
    const known = new Set<string>();
    for (const [subject, each] of bySubject(rows)) {
      const found = await this.records
        .find({ subject, fingerprint: { $in: each.map(({ fields }) => fields.fingerprint) } }, 'fingerprint importId')
        .lean<StoredQuestion[]>();
      await this.requireDone(found);
      for (const { fingerprint } of found) known.add(`${subject} ${fingerprint}`);
    }
    const isKnown = (row: GoodRow) => known.has(importKeyOf(row));
    return { fresh: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown).map(duplicateOf) };
  }

  /** Refuses to count as known what another import has written that may still be taken out. */
  private async requireDone(found: readonly StoredQuestion[]): Promise<void> {
    const writtenBy = [...new Set(found.flatMap(({ importId }) => importId ?? []))];
    if (writtenBy.length === 0) return;
    const notDone = await this.imports.exists({ _id: { $in: writtenBy }, state: { $ne: 'done' } });
    if (notDone) throw new ConflictException(WRITTEN_BY_OTHERS);
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
      const lost = [error.writeErrors].flat().flatMap(({ index }) => rows[index] ?? []);
      const importKey = { $in: lost.map(importKeyOf) };
      await this.requireDone(await this.records.find({ importKey }, 'importId').lean<StoredQuestion[]>());
      return lost.map(duplicateOf);
    } finally {
      this.changes.note();
    }
  }

  /** Takes out what imports have written; they must have been given up. */
  async remove(importIds: readonly string[]): Promise<void> {
    const written = { importId: { $in: [...importIds] } };
    // A deletion counts as a change of the bank, which makes its lists anew.
    if (await this.records.exists(written)) await this.records.deleteMany(written);
  }

  private async toRecord(good: GoodRow, { importId, file, by }: Origin) {
    const { row, subject, fields } = good;
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
      importKey: importKeyOf(good),
    };
  }
}

/** The same for two rows that hold the same question. */
function importKeyOf({ subject, fields }: GoodRow): string {
  return `${subject} ${fields.fingerprint}`;
}

function bySubject(rows: readonly GoodRow[]): Map<Subject, GoodRow[]> {
  const groups = new Map<Subject, GoodRow[]>();
  for (const row of rows) groups.set(row.subject, [...(groups.get(row.subject) ?? []), row]);
  return groups;
}
