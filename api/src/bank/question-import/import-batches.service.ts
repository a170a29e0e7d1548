import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { UNPUBLISHED_TYPES } from '@wattle/contract/constants';
import type { ImportBatch, ImportedQuestion, ImportedState, ImportSummary } from '@wattle/contract/question-import';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { BankCache, BankRevision } from '../questions/bank-revision';
import { DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { draftFaults } from '../questions/draft-faults';
import { isUnpublished } from '../questions/edited-content';
import { contentOf, QuestionRecord, type StoredQuestion, toBankQuestion } from '../questions/question.schema';
import { QuestionVersionRecord, versionId } from '../questions/question-version.schema';
import { QuestionsService } from '../questions/questions.service';
import { SHOWN_CHARACTERS } from './bad-rows';
import { ImportRecord, toChange, WITHOUT_BAD_ROWS, WROTE_QUESTIONS } from './import.schema';
import { NEW_TOPICS } from './import-sentences';

const LATEST = 20;
const PAGE_SIZE = 50;
/** Names of changed questions that a page shows. */
const LISTED_CHANGED = 20;
const MEMBER_FIELDS =
  'subject type question mcq_options format category text extract_text image_data explanation_image version source history.action';
/** Ids in one query. */
const STEP = 1_000;

type Topics = Awaited<ReturnType<QuestionsService['publishedTopics']>>;
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
    private readonly questions: QuestionsService,
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

  async find(importId: string, wanted: number): Promise<ImportBatch> {
    const record = await this.imports
      .findOne({ _id: importId, ...WROTE_QUESTIONS }, WITHOUT_BAD_ROWS)
      .lean<ImportRecord>();
    if (!record) throw new NotFoundException('There is no such import, or it wrote nothing. Choose one in the list.');
    const seenAt = this.clock.now().toISOString();
    const { sheet = '', headerRow = 1, notes = [] } = record.response ?? {};
    const topics = await this.questions.publishedTopics();
    const members = await this.members.get(importId, () => this.readMembers(importId, topics));
    const pages = Math.max(1, Math.ceil(members.length / PAGE_SIZE));
    const page = Math.min(wanted, pages);
    const shown = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
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
    const members: Member[] = [];
    const found = this.records
      .find({ importId }, MEMBER_FIELDS)
      .sort({ _id: 1 })
      .lean<StoredQuestion>()
      .cursor({ batchSize: 500 });
    for await (const stored of found) {
      const { _id, subject, version, question = '', history = [] } = stored;
      const state = stateOf(stored, topics);
      const isEdited = history.some(({ action }) => action === 'edited');
      const names = { row: rowOf(stored), question: question.slice(0, SHOWN_CHARACTERS) };
      members.push({ id: String(_id), subject, state, version, isEdited, ...names });
    }
    return members;
  }

  private async questionsOf(shown: readonly Member[], topics: Topics): Promise<ImportedQuestion[]> {
    const found = await this.records
      .find({ _id: { $in: shown.map(({ id }) => id) } }, { history: 0 })
      .sort({ _id: 1 })
      .lean<StoredQuestion[]>();
    return found.map((stored) => {
      const faults = isUnpublished(stored.type) ? faultsOf(stored, topics) : [];
      return { row: rowOf(stored), question: toBankQuestion(stored), faults };
    });
  }

  /** What an undoing of the import would take away beside what it brought. */
  private async changes(members: readonly Member[]): Promise<Pick<ImportBatch, 'edited' | 'served' | 'changed'>> {
    const published = members.filter(({ state }) => state === 'published');
    const served = new Set<string>();
    for (let from = 0; from < published.length; from += STEP) {
      const ids = published
        .slice(from, from + STEP)
        .flatMap(({ id, version }) =>
          Array.from({ length: version }, (_each, index) => versionId({ questionId: id, version: index + 1 })),
        );
      const found = await this.versions.find({ _id: { $in: ids } }, '_id').lean<{ _id: string }[]>();
      for (const { _id } of found) served.add(_id.split(':')[0] ?? '');
    }
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
}

/** Its source says `row 12 of maths.xlsx`. */
function rowOf({ source = '' }: StoredQuestion): number {
  return Number(/^row (\d+) /.exec(source)?.[1] ?? 0);
}

function faultsOf(stored: StoredQuestion, topics: Topics) {
  return draftFaults(stored.subject, contentOf(stored), topics[stored.subject]);
}

function stateOf(stored: StoredQuestion, topics: Topics): ImportedState {
  if (!isUnpublished(stored.type)) return 'published';
  const faults = faultsOf(stored, topics);
  if (faults.some(({ isBlocking }) => isBlocking)) return 'correct';
  if (faults.some(({ field }) => field === 'image_data')) return 'picture';
  return faults.length > 0 ? 'confirm' : 'ready';
}
