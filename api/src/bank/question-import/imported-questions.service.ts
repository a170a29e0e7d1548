import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { DuplicateRow, RowError } from '@wattle/contract/question-import';
import { Model, Types } from 'mongoose';
import { Clock, duplicatesIn, grouped } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { BankChanges } from '../questions/bank-revision';
import { isPublished } from '../questions/edited-content';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import { TwoPeopleService } from '../questions/two-people.service';
import type { SheetRow } from '../workbooks/columns';
import { rowError } from './bad-rows';
import { duplicateOf, type GoodRow } from './check-rows';
import { ImportRecord } from './import.schema';
import { WRITTEN_BY_OTHERS } from './import-sentences';

export interface Origin {
  importId: string;
  file: string;
  by: string;
}

@Injectable()
export class ImportedQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    private readonly images: ImagesService,
    private readonly changes: BankChanges,
    private readonly clock: Clock,
    private readonly twoPeople: TwoPeopleService,
  ) {}

  async pictureError({ row, values, pasted }: SheetRow): Promise<RowError | undefined> {
    for (const field of PICTURE_FIELDS) {
      const value = values[field];
      const problem = value && (await this.images.problemOf(value));
      if (problem) return rowError(row, field, problem, pasted?.includes(field) ? 'pasted picture' : value);
    }
  }

  /** Separates rows that are in the bank already, with the same subject, text and options (docs/bank.md). */
  async divide(rows: readonly GoodRow[]): Promise<{ fresh: GoodRow[]; known: DuplicateRow[] }> {
    const known = new Set<string>();
    for (const [subject, each] of grouped(rows, ({ subject }) => subject)) {
      const found = await this.records
        .find({ subject, fingerprint: { $in: each.map(({ fields }) => fields.fingerprint) } }, 'fingerprint importId')
        .lean<StoredQuestion[]>();
      await this.requireDone(found);
      for (const { fingerprint } of found) known.add(`${subject} ${fingerprint}`);
    }
    const isKnown = (row: GoodRow) => known.has(importKeyOf(row));
    return { fresh: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown).map(duplicateOf) };
  }

  /** Throws where the rows are of another import that may still be given up. */
  private async requireDone(found: readonly StoredQuestion[]): Promise<void> {
    const writtenBy = [...new Set(found.flatMap(({ importId }) => importId ?? []))];
    if (writtenBy.length === 0) return;
    const notDone = await this.imports.exists({ _id: { $in: writtenBy }, state: { $ne: 'done' } });
    if (notDone) throw new ConflictException(WRITTEN_BY_OTHERS);
  }

  /** Returns the rows that another import wrote at the same moment. */
  async write(rows: readonly GoodRow[], origin: Origin): Promise<DuplicateRow[]> {
    if (rows.length === 0) return [];
    const isHeld = await this.twoPeople.isOn();
    const records = await Promise.all(rows.map((row) => this.toRecord(row, origin, isHeld)));
    try {
      // Bypasses mongoose: the rows are valid, and casting thousands would block other requests.
      await this.records.collection.insertMany(records, { ordered: false });
      return [];
    } catch (error) {
      const lost = duplicatesIn(error).flatMap((index) => rows[index] ?? []);
      const importKey = { $in: lost.map(importKeyOf) };
      await this.requireDone(await this.records.find({ importKey }, 'importId').lean<StoredQuestion[]>());
      return lost.map(duplicateOf);
    } finally {
      this.changes.note();
    }
  }

  /** Who has to publish what is imported. */
  async publisherOf(draft: boolean): Promise<'you' | 'somebody else' | undefined> {
    if (await this.twoPeople.isOn()) return 'somebody else';
    return draft ? 'you' : undefined;
  }

  /** The imports must have been given up. */
  async remove(importIds: readonly string[]): Promise<void> {
    const written = { importId: { $in: [...importIds] } };
    // Every deletion invalidates the caches of the bank.
    if (await this.records.exists(written)) await this.records.deleteMany(written);
  }

  private async toRecord(good: GoodRow, { importId, file, by }: Origin, isHeld: boolean) {
    const { row, subject, fields } = good;
    const now = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      ...(await this.images.withAddresses(fields)),
      type: isHeld && isPublished(fields.type) ? 'Draft' : fields.type,
      subject,
      version: 1,
      createdBy: by,
      author: by,
      createdAt: now,
      updatedAt: now,
      source: `row ${row} of ${file}`,
      importId,
      importKey: importKeyOf(good),
    };
  }
}

function importKeyOf({ subject, fields }: GoodRow): string {
  return `${subject} ${fields.fingerprint}`;
}
