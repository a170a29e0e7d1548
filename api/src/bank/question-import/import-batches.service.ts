import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { UNPUBLISHED_TYPES } from '@wattle/contract/constants';
import {
  IMPORT_FILTERS,
  type ImportBatch,
  type ImportedQuestion,
  type ImportedState,
  type ImportSummary,
  type importBatch,
} from '@wattle/contract/question-import';
import { Model } from 'mongoose';
import { Clock, type InputOf } from '../../infrastructure';
import {
  ImportRecord,
  noSuchImport,
  toChange,
  WITHOUT_BAD_ROWS,
  WROTE_QUESTIONS,
} from '../import-records/import.schema';
import { DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { PublishingRuleService, storedDraftFaults } from '../questions/publishing-rule.service';
import {
  BankCache,
  BankRevision,
  isUnpublished,
  QuestionRecord,
  type StoredQuestion,
  toBankQuestion,
} from '../questions/question.schema';
import { QuestionVersionRecord, versionId } from '../questions/question-versions.service';
import { SHOWN_CHARACTERS } from '../workbooks/columns';
import { NEW_TOPICS } from './check-rows';

const LATEST = 20;
const PAGE_SIZE = 50;
/** Names of changed questions that a page shows. */
const LISTED_CHANGED = 20;
const MEMBER_FIELDS =
  'subject type question mcq_options correct_answer explanation faster_method level format category text passageKey extract_text image_data explanation_image version source changeOf nearDuplicates history.action';
/** Ids in one query. */
const STEP = 1_000;
/** Those that need somebody come first. */
const ORDER: readonly ImportedState[] = ['correct', 'confirm', 'picture', 'ready', 'published'];

type Topics = Awaited<ReturnType<PublishingRuleService['publishedTopics']>>;
type Member = ImportBatch['members'][number] & { row: number; question: string; version: number; isEdited: boolean };

/** What an import has written, until it is published or deleted. */
@Injectable()
export class ImportBatchesService {
  private readonly members: BankCache<Member[]>;

  constructor(
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    @InjectModel(QuestionVersionRecord.name) private readonly versions: Model<QuestionVersionRecord>,
    private readonly rule: PublishingRuleService,
    private readonly clock: Clock,
    revision: BankRevision,
  ) {
    this.members = new BankCache(revision);
  }

  async latest(): Promise<{ imports: ImportSummary[] }> {
    const found = await this.imports
      .find(WROTE_QUESTIONS, WITHOUT_BAD_ROWS)
      .sort({ startedAt: -1 })
      .limit(LATEST)
      .lean<ImportRecord[]>();
    return { imports: await Promise.all(found.map(async (each) => this.summary(each))) };
  }

  async find(
    importId: string,
    { page: requestedPage, show }: InputOf<typeof importBatch>['query'],
  ): Promise<ImportBatch> {
    const record = await this.imports
      .findOne({ _id: importId, ...WROTE_QUESTIONS }, WITHOUT_BAD_ROWS)
      .lean<ImportRecord>();
    if (!record) throw noSuchImport();
    const seenAt = this.clock.now().toISOString();
    const { sheet = '', headerRow = 1, notes = [] } = record.response ?? {};
    const topics = await this.rule.publishedTopics();
    const members = await this.members.get(importId, () => this.readMembers(importId, topics));
    const filtered = members.filter(({ state }) => IMPORT_FILTERS[show].some((each) => each === state));
    const pages = Math.max(1, Math.ceil(filtered.length / PAGE_SIZE));
    const page = Math.min(requestedPage, pages);
    const shown = filtered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return {
      ...(await this.summary(record)),
      sheet,
      headerRow,
      // Whether a topic is still new, its rows say.
      notes: notes.filter((note) => !note.startsWith(NEW_TOPICS)),
      rows: record.rows,
      members: members.map(({ id, subject, state }) => ({ id, subject, state })),
      questions: await this.questionsOf(shown, topics),
      page,
      pages,
      deleted: await this.deleted.countDocuments({ 'question.importId': importId }),
      changesPublished: record.changesPublished ?? 0,
      ...(await this.changes(members)),
      seenAt,
      ...(record.change && { change: toChange(record.change) }),
    };
  }

  private async summary({ _id, file, startedBy, startedAt, written }: ImportRecord): Promise<ImportSummary> {
    const drafts = await this.records.countDocuments({ importId: _id, type: { $in: UNPUBLISHED_TYPES } });
    return { importId: _id, file, by: startedBy, at: startedAt.toISOString(), imported: written, drafts };
  }

  private async readMembers(importId: string, topics: Topics): Promise<Member[]> {
    const read: StoredQuestion[] = [];
    const found = this.records
      .find({ importId }, MEMBER_FIELDS)
      .sort({ _id: 1 })
      .lean<StoredQuestion>()
      .cursor({ batchSize: 500 });
    const members: Member[] = [];
    const note = async () => {
      const current = await this.currentOf(read, 'version updatedBy');
      for (const stored of read.splice(0)) {
        const { _id, subject, version, question = '', history = [], changeOf } = stored;
        const state = stateOf(stored, topics, changeOf && current.get(changeOf.id));
        const isEdited = history.some(({ action }) => action === 'edited');
        const names = { row: rowOf(stored), question: question.slice(0, SHOWN_CHARACTERS) };
        members.push({ id: String(_id), subject, state, version, isEdited, ...names });
      }
    };
    for await (const stored of found) {
      read.push(stored);
      if (read.length === STEP) await note();
    }
    await note();
    return ORDER.flatMap((state) => members.filter((member) => member.state === state));
  }

  /** The questions that drafts change, as they are now. */
  private async currentOf(drafts: readonly StoredQuestion[], fields?: string): Promise<Map<string, StoredQuestion>> {
    const ids = drafts.flatMap(({ changeOf }) => changeOf?.id ?? []);
    if (ids.length === 0) return new Map();
    const found = await this.records.find({ _id: { $in: ids } }, fields ?? { history: 0 }).lean<StoredQuestion[]>();
    return new Map(found.map((each) => [String(each._id), each]));
  }

  private async questionsOf(shown: readonly Member[], topics: Topics): Promise<ImportedQuestion[]> {
    const found = await this.records
      .find({ _id: { $in: shown.map(({ id }) => id) } }, { history: 0 })
      .lean<StoredQuestion[]>();
    const byId = new Map(found.map((stored) => [String(stored._id), stored]));
    const currents = await this.currentOf(found);
    const near = await this.records
      .find({ _id: { $in: found.flatMap(({ nearDuplicates = [] }) => nearDuplicates) } }, 'question type')
      .lean<StoredQuestion[]>();
    return shown.flatMap(({ id }) => {
      const stored = byId.get(id);
      if (!stored) return [];
      const { changeOf, nearDuplicates = [] } = stored;
      const current = changeOf && currents.get(changeOf.id);
      return {
        row: rowOf(stored),
        question: toBankQuestion(stored),
        faults: isUnpublished(stored.type) ? storedDraftFaults(stored, topics[stored.subject], current) : [],
        isChange: changeOf !== undefined,
        ...(current && { current: toBankQuestion(current) }),
        nearDuplicates: near
          .filter(({ _id }) => nearDuplicates.includes(String(_id)))
          .map(({ _id, question, type }) => ({ id: String(_id), question, type })),
      };
    });
  }

  /** What an undoing of the import would take away beside what it brought. */
  private async changes(members: readonly Member[]): Promise<Pick<ImportBatch, 'edited' | 'served' | 'changed'>> {
    const served = await this.readServed(members);
    const edited = members.filter(({ isEdited }) => isEdited);
    const changed = members.filter(({ id, isEdited }) => isEdited || served.has(id));
    return {
      edited: edited.length,
      served: served.size,
      changed: changed.slice(0, LISTED_CHANGED).map(({ id, row, question, isEdited }) => {
        return { row, question, isEdited, isServed: served.has(id) };
      }),
    };
  }

  /** One query: an import's questions have neighbouring ids. */
  private async readServed(members: readonly Member[]): Promise<Set<string>> {
    const published = new Set(members.flatMap(({ id, state }) => (state === 'published' ? id : [])));
    const ids = [...published].sort();
    const [first, last] = [ids[0], ids.at(-1)];
    const served = new Set<string>();
    if (first === undefined || last === undefined) return served;
    const between = { $gte: versionId({ questionId: first, version: 0 }), $lt: `${last};` };
    const found = this.versions.find({ _id: between }, '_id').lean<{ _id: string }>().cursor({ batchSize: STEP });
    for await (const { _id } of found) {
      const [id = ''] = _id.split(':');
      if (published.has(id)) served.add(id);
    }
    return served;
  }
}

/** Its source says `row 12 of maths.xlsx`. */
function rowOf({ source = '' }: StoredQuestion): number {
  return Number(/^row (\d+) /.exec(source)?.[1] ?? 0);
}

function stateOf(stored: StoredQuestion, topics: Topics, current: StoredQuestion | undefined): ImportedState {
  if (!isUnpublished(stored.type)) return 'published';
  const faults = storedDraftFaults(stored, topics[stored.subject], current);
  if (faults.some(({ isBlocking }) => isBlocking)) return 'correct';
  if (faults.some(({ field }) => field === 'image_data')) return 'picture';
  return faults.length > 0 ? 'confirm' : 'ready';
}
