import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { inOrdinaryCharacters } from '@wattle/contract/primitives';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { DuplicateRow, RowError } from '@wattle/contract/question-import';
import { Model, Types } from 'mongoose';
import { Clock, duplicatesIn, grouped } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { ImportRecord } from '../import-records/import.schema';
import { merged } from '../questions/edited-content';
import { derivedFields, shortHash } from '../questions/near-duplicates';
import {
  BankChanges,
  contentOf,
  isPublished,
  type QuestionContent,
  QuestionRecord,
  type StoredQuestion,
} from '../questions/question.schema';
import { changesBetween } from '../questions/question-history';
import { TwoPeopleService } from '../questions/two-people.service';
import { type SheetRow, subjectOf } from '../workbooks/columns';
import { duplicateOf, type GoodRow, rowError, UNKNOWN_ID, withoutEmpty } from './check-rows';

/** For rows of another import that may still be removed. */
const WRITTEN_BY_OTHERS =
  'Another import is writing some of these questions at the moment. Please try again in two minutes.';

export interface Origin {
  importId: string;
  file: string;
  by: string;
}

/** Where the pictures of a row will be found once they are stored. */
export type Addresses = Partial<Record<(typeof PICTURE_FIELDS)[number], string>>;

/** A row with all that the bank says of it. */
export interface RowToWrite extends Omit<GoodRow, 'fields'> {
  fields: QuestionContent & ReturnType<typeof derivedFields>;
  importKey: string;
  changeOf?: StoredQuestion['changeOf'];
  nearDuplicates?: string[];
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

  async inspectPictures({ row, values, pasted }: SheetRow): Promise<{ addresses: Addresses; error?: RowError }> {
    const addresses: Addresses = {};
    for (const field of PICTURE_FIELDS) {
      const value = values[field];
      const found = value && (await this.images.inspect(value));
      if (!found) continue;
      if ('address' in found) addresses[field] = found.address;
      else {
        const shown = pasted?.includes(field) ? 'pasted picture' : value;
        return { addresses, error: rowError(row, field, found.problem, shown) };
      }
    }
    return { addresses };
  }

  /** Of rows that change a question: those whose question is not in the bank. */
  async unknownIds(rows: readonly SheetRow[]): Promise<{ row: SheetRow; error: RowError }[]> {
    const found = await this.changeable(rows.flatMap(({ values }) => values.id ?? []));
    return rows.flatMap((row) => {
      const { id = '', subject = '' } = row.values;
      const isKnown = found.get(id)?.subject === subjectOf(subject);
      return isKnown ? [] : { row, error: rowError(row.row, 'id', UNKNOWN_ID, id) };
    });
  }

  private async changeable(ids: readonly string[]): Promise<Map<string, StoredQuestion>> {
    const found = await this.records
      .find({ _id: { $in: ids }, changeOf: { $exists: false } }, { history: 0 })
      .lean<StoredQuestion[]>();
    return new Map(found.map((stored) => [String(stored._id), stored]));
  }

  /** Separates rows that are in the bank already: the same subject, text and options, or a change that changes nothing. */
  async divide(rows: readonly GoodRow[], addresses: ReadonlyMap<number, Addresses>, importId: string) {
    const stored = await this.changeable(rows.flatMap(({ id }) => id ?? []));
    const prepared = rows.flatMap((good) => {
      const ofRow = addresses.get(good.row) ?? {};
      const target = good.id && stored.get(good.id);
      return (target ? changeOfQuestion(good, target, ofRow) : additionOf(good, ofRow)) ?? [];
    });
    const known = await this.knownKeys(prepared, importId);
    const fresh = prepared.filter(({ importKey }) => !known.has(importKey) && known.add(importKey));
    await this.noteKeptPassages(fresh, stored);
    const isFresh = new Set(fresh.map(({ row }) => row));
    return { fresh, known: rows.filter(({ row }) => !isFresh.has(row)).map(duplicateOf) };
  }

  /** Staff confirm that one question of a set gets another passage than the others. */
  private async noteKeptPassages(rows: readonly RowToWrite[], stored: ReadonlyMap<string, StoredQuestion>) {
    const moving = rows.flatMap(({ changeOf, fields }) => {
      const before = changeOf && stored.get(changeOf.id)?.passageKey;
      return before && before !== fields.passageKey ? { changeOf, before, after: fields.passageKey } : [];
    });
    if (moving.length === 0) return;
    const passageKey = { $in: [...new Set(moving.map(({ before }) => before))] };
    const found = await this.records
      .find({ subject: 'Reading', passageKey, changeOf: { $exists: false } }, 'passageKey')
      .lean<StoredQuestion[]>();
    const sets = grouped(found, (each) => each.passageKey);
    const movedTo = new Map(moving.map(({ changeOf, after }) => [changeOf.id, after]));
    for (const { changeOf, before, after } of moving) {
      const isKept = sets.get(before)?.some(({ _id }) => movedTo.get(String(_id)) !== after);
      if (isKept) changeOf.keptPassageKey = before;
    }
  }

  private async knownKeys(rows: readonly RowToWrite[], importId: string): Promise<Set<string>> {
    const known = new Set<string>();
    for (const [subject, each] of grouped(rows, ({ subject }) => subject)) {
      const additions = each.filter(({ changeOf }) => !changeOf);
      const found = await this.records
        .find(
          { subject, fingerprint: { $in: additions.map(({ fields }) => fields.fingerprint) } },
          'fingerprint importId',
        )
        .lean<StoredQuestion[]>();
      await this.requireDone(found, importId);
      for (const { fingerprint = '' } of found) known.add(keyOf(subject, fingerprint));
    }
    const changes = rows.filter(({ changeOf }) => changeOf).map(({ importKey }) => importKey);
    const waiting = await this.records.find({ importKey: { $in: changes } }, 'importKey').lean<StoredQuestion[]>();
    for (const { importKey = '' } of waiting) known.add(importKey);
    return known;
  }

  /** Throws where the rows are of another import that may still be given up. */
  private async requireDone(found: readonly StoredQuestion[], own: string): Promise<void> {
    const writtenBy = [...new Set(found.flatMap(({ importId }) => (importId && importId !== own ? importId : [])))];
    if (writtenBy.length === 0) return;
    const notDone = await this.imports.exists({ _id: { $in: writtenBy }, state: { $ne: 'done' } });
    if (notDone) throw new ConflictException(WRITTEN_BY_OTHERS);
  }

  /** Returns the rows that another import wrote at the same moment. */
  async write(rows: readonly RowToWrite[], origin: Origin): Promise<DuplicateRow[]> {
    if (rows.length === 0) return [];
    const isHeld = await this.twoPeople.isOn();
    const records = await Promise.all(rows.map((row) => this.toRecord(row, origin, isHeld)));
    try {
      // Bypasses mongoose: the rows are valid, and casting thousands would block other requests.
      await this.records.collection.insertMany(records, { ordered: false });
      return [];
    } catch (error) {
      const lost = duplicatesIn(error).flatMap((index) => rows[index] ?? []);
      const importKey = { $in: lost.map((row) => row.importKey) };
      const found = await this.records.find({ importKey }, 'importId').lean<StoredQuestion[]>();
      await this.requireDone(found, origin.importId);
      return lost.map(duplicateOf);
    } finally {
      this.changes.note();
    }
  }

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

  private async toRecord(prepared: RowToWrite, { importId, file, by }: Origin, isHeld: boolean) {
    const { row, subject, fields, importKey, changeOf, nearDuplicates } = prepared;
    const now = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      ...(PICTURE_FIELDS.some((field) => fields[field]) ? await this.images.withAddresses(fields) : fields),
      type: isHeld && isPublished(fields.type) ? 'Draft' : fields.type,
      subject,
      version: 1,
      createdBy: by,
      author: by,
      createdAt: now,
      updatedAt: now,
      source: `row ${row} of ${file}`,
      importId,
      importKey,
      ...(changeOf && { changeOf }),
      ...(nearDuplicates && { nearDuplicates }),
    };
  }
}

function keyOf(subject: string, fingerprint: string): string {
  return `${subject} ${fingerprint}`;
}

/** Its fingerprint is that of the picture as it is stored, whatever the row holds. */
function additionOf({ fields, ...good }: GoodRow, addresses: Addresses): RowToWrite {
  const content = withoutEmpty(fields);
  const derived = derivedFields({ ...content, ...addresses });
  return { ...good, fields: { ...content, ...derived }, importKey: keyOf(good.subject, derived.fingerprint) };
}

/** The question as the row has it; undefined where that is how it is. Its type is no matter of a sheet. */
function changeOfQuestion(
  { fields, ...good }: GoodRow,
  stored: StoredQuestion,
  addresses: Addresses,
): RowToWrite | undefined {
  const before = inOrdinaryFields(contentOf(stored));
  const { type: _type, ...edited } = { ...fields, ...addresses };
  const after = merged(before, edited);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return undefined;
  const { id = '' } = good;
  // Still to be stored.
  const pictures = Object.fromEntries(Object.keys(addresses).map((field) => [field, fields[field as keyof Addresses]]));
  return {
    ...good,
    fields: { ...withoutUndefined({ ...after, ...pictures, type: 'Draft' as const }), ...derivedFields(after) },
    changeOf: { id, version: stored.version },
    importKey: `change of ${id} ${shortHash(JSON.stringify(changes))}`,
  };
}

/** As an import reads them, so that what was not changed is the same. */
function inOrdinaryFields(content: QuestionContent): QuestionContent {
  const fields = Object.entries(content).map(([field, value]) => [
    field,
    typeof value === 'string' ? inOrdinaryCharacters(value).trim() : value,
  ]);
  return Object.fromEntries(fields) as QuestionContent;
}

function withoutUndefined(content: QuestionContent): QuestionContent {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as QuestionContent;
}
