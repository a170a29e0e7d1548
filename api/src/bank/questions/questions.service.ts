import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  BankQuestion,
  QuestionCounts,
  QuestionList,
  QuestionListQuery,
  QuestionSort,
  TopicList,
} from '@wattle/contract/bank';
import { LEVELS, SERVABLE_TYPES, SUBJECTS, type Subject, YEAR_LEVELS } from '@wattle/contract/constants';
import type { QuestionHistory } from '@wattle/contract/question-changes';
import type { Question, QuestionType } from '@wattle/contract/questions';
import { skillsOf, topicThatTests } from '@wattle/contract/skills';
import { Model, type QueryFilter, type SortOrder } from 'mongoose';
import { CachedJson } from '../../infrastructure';
import {
  BankCache,
  BankRevision,
  QuestionRecord,
  type StoredQuestion,
  toBankQuestion,
  toQuestion,
} from './question.schema';
import { historyOf } from './question-history';
import { searchFilter } from './question-search';
import { contentKeyOf } from './question-versions.service';
import { StoredQuestionsService } from './stored-questions.service';

/** Histories may be long, and lists do not show them. */
const WITHOUT_HISTORY = { history: 0 } as const;

/** Without what is only read about one question. */
const LISTED = { history: 0, explanation: 0, wrong_turns: 0, model_answers: 0 } as const;

const SORTS: Partial<Record<QuestionSort, Record<string, SortOrder>>> = {
  newest: { _id: -1 },
  updated: { updatedAt: -1 },
  '-updated': { updatedAt: 1 },
  topic: { category: 1, _id: 1 },
  '-topic': { category: -1, _id: -1 },
};

/** Values in an order that no index has: the questions of each are read one after the other, those without one last. */
const VALUES: Partial<Record<QuestionSort, Pick<QueryFilter<QuestionRecord>, 'level' | 'year_level'>[]>> = {
  level: [...LEVELS, null].map((level) => ({ level })),
  '-level': [...LEVELS.toReversed(), null].map((level) => ({ level })),
  year: [...YEAR_LEVELS, null].map((year_level) => ({ year_level })),
  '-year': [...YEAR_LEVELS.toReversed(), null].map((year_level) => ({ year_level })),
};

/** A published question, by what is said of it beside figures. */
export interface PublishedQuestion {
  question: Question;
  subject: Subject;
  version: number;
  contentKey: string;
  withheld: StoredQuestion['withheld'];
}

@Injectable()
export class QuestionsService {
  private readonly lists: BankCache<CachedJson>;
  private readonly totals: BankCache<number>;
  private readonly topicLists: BankCache<TopicList>;
  private readonly countLists: BankCache<QuestionCounts>;
  private readonly publishedLists: BankCache<PublishedQuestion[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly stored: StoredQuestionsService,
    revision: BankRevision,
  ) {
    this.lists = new BankCache(revision);
    this.totals = new BankCache(revision);
    this.topicLists = new BankCache(revision);
    this.countLists = new BankCache(revision);
    this.publishedLists = new BankCache(revision);
  }

  async listAll(subject: Subject, query: QuestionListQuery): Promise<CachedJson> {
    const isWhole = Object.keys(filterOf(subject, query)).length === 1 && query.sort === 'oldest';
    const read = async () => {
      const all: BankQuestion[] = [];
      for await (const stored of this.stream(subject, query)) all.push(toBankQuestion(stored));
      return new CachedJson({ questions: all });
    };
    // Searches are hardly ever repeated.
    return isWhole ? this.lists.get(subject, read) : read();
  }

  async listPage(page: number, subject: Subject, query: QuestionListQuery): Promise<QuestionList> {
    const { limit } = query;
    const [questions, total] = await Promise.all([
      this.readPage(partsOf(subject, query), query.sort, (page - 1) * limit, limit),
      this.count(filterOf(subject, query)),
    ]);
    return { questions: questions.map(toBankQuestion), page, pages: Math.max(1, Math.ceil(total / limit)), total };
  }

  /** The same list as long as the bank does not change. */
  listPublished(subject: Subject): Promise<PublishedQuestion[]> {
    return this.publishedLists.get(subject, async () => {
      const published: PublishedQuestion[] = [];
      for await (const stored of this.records
        .find({ subject, type: { $in: SERVABLE_TYPES } }, LISTED)
        .lean<StoredQuestion>()
        .cursor({ batchSize: 500 })) {
        const { version, withheld } = stored;
        const question = toQuestion(stored);
        published.push({ question, subject, version, contentKey: contentKeyOf(question), withheld });
      }
      return published;
    });
  }

  async requirePublished(id: string, subject: Subject): Promise<PublishedQuestion> {
    await this.stored.require(id, subject);
    const published = (await this.listPublished(subject)).find(({ question }) => question.id === id);
    if (!published) throw new NotFoundException('No test serves this question yet. Publish it first.');
    return published;
  }

  /** Those of them that are left out of tests. */
  async withheldAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const withheld = { _id: { $in: ids }, withheld: { $exists: true } };
    const found = await this.records.find(withheld, { _id: 1 }).lean<Pick<StoredQuestion, '_id'>[]>();
    return new Set(found.map(({ _id }) => String(_id)));
  }

  private async readPage(parts: Filter[], sort: QuestionSort, skip: number, limit: number): Promise<StoredQuestion[]> {
    const found: StoredQuestion[] = [];
    let left = skip;
    for (const part of parts) {
      const ofPart = await this.inOrder(part, sort)
        .skip(left)
        .limit(limit - found.length);
      found.push(...ofPart);
      if (found.length === limit) break;
      left = ofPart.length > 0 ? 0 : left - (await this.count(part));
    }
    return found;
  }

  /** Counting takes longer than reading a page. */
  private count(filter: Filter): Promise<number> {
    const key = JSON.stringify(filter, (_name, value) => (value instanceof RegExp ? String(value) : value));
    return this.totals.get(key, () => this.records.countDocuments(filter).exec());
  }

  async *stream(subject: Subject, query: QuestionSelectionQuery): AsyncGenerator<StoredQuestion> {
    for (const part of partsOf(subject, query)) yield* this.inOrder(part, query.sort).cursor({ batchSize: 500 });
  }

  private inOrder(filter: Filter, sort: QuestionSort) {
    const order = SORTS[sort] ?? { _id: 1 };
    return this.records.find(filter, WITHOUT_HISTORY).sort(order).lean<StoredQuestion[]>();
  }

  async find(id: string, subject: Subject): Promise<BankQuestion> {
    return toBankQuestion(await this.stored.require(id, subject, WITHOUT_HISTORY));
  }

  async listGenerated(id: string, subject: Subject, extractId?: string): Promise<BankQuestion[]> {
    const filter = extractId ? { extract_id: extractId } : { parent_question_id: id };
    const found = await this.records
      .find({ subject, ...filter }, WITHOUT_HISTORY)
      .sort({ _id: -1 })
      .lean<StoredQuestion[]>();
    return found.map(toBankQuestion);
  }

  async history(id: string, subject: Subject): Promise<QuestionHistory> {
    const deleted = await this.stored.findDeleted(id, subject);
    return { history: historyOf(deleted?.question ?? (await this.stored.require(id, subject))) };
  }

  counts(): Promise<QuestionCounts> {
    return this.countLists.get('', async () => {
      const found = await this.records.aggregate<{ _id: { subject: Subject; type?: QuestionType }; count: number }>([
        { $group: { _id: { subject: '$subject', type: '$type' }, count: { $sum: 1 } } },
      ]);
      const none = { all: 0, Original: 0, Generated: 0, Finalized: 0, Draft: 0 };
      const counts = SUBJECTS.map((subject) => ({ subject, ...none }));
      for (const { _id, count } of found) {
        const ofSubject = counts.find(({ subject }) => subject === _id.subject);
        if (!ofSubject) continue;
        ofSubject.all += count;
        if (_id.type) ofSubject[_id.type] += count;
      }
      return { counts };
    });
  }

  topics(subject: Subject): Promise<TopicList> {
    return this.topicLists.get(subject, async () => {
      const found = await this.records.aggregate<{ _id: { category?: string; skills?: string[] }; count: number }>([
        { $match: { subject } },
        { $group: { _id: { category: '$category', skills: '$skills' }, count: { $sum: 1 } } },
      ]);
      const [topics, skills] = [new Map<string, number>(), new Map<string, number>()];
      for (const { _id, count } of found) {
        const { category, skills: named } = _id;
        if (category) topics.set(category, (topics.get(category) ?? 0) + count);
        for (const id of skillsOf({ subject, category, skills: named })) skills.set(id, (skills.get(id) ?? 0) + count);
      }
      return {
        topics: [...topics]
          .map(([category, count]) => ({ category, count }))
          .sort((one, other) => other.count - one.count),
        skills: [...skills].map(([id, count]) => ({ id, count })),
      };
    });
  }
}

type Filter = QueryFilter<QuestionRecord>;

/** Without a page; `ids` names the only questions that count. */
type QuestionSelectionQuery = Omit<QuestionListQuery, 'page' | 'limit'> & { ids?: string[] | undefined };

function filterOf(subject: Subject, query: QuestionSelectionQuery): Filter {
  const { type, search, level, category, skill, exam_type, format, pool, ids } = query;
  return {
    subject,
    ...(ids && { _id: { $in: ids } }),
    ...(type !== 'All' && { type }),
    ...(level && { level }),
    ...(category && { category }),
    ...(skill && skillFilter(skill)),
    ...(exam_type && { exam_type }),
    ...(format && { format }),
    // A question without a pool is for tests.
    ...(pool && { pool: pool === 'Tests' ? { $ne: 'Free assessment' } : pool }),
    ...(search && searchFilter(search)),
  };
}

/** As `skillsOf` counts: by name, or by the topic of a question that names none. */
function skillFilter(skill: string): Filter {
  const category = topicThatTests(skill);
  const named = { skills: skill };
  return category === undefined ? named : { $or: [named, { category, 'skills.0': { $exists: false } }] };
}

/** What is read one after the other for the wanted order. */
function partsOf(subject: Subject, query: QuestionSelectionQuery): Filter[] {
  const filter = filterOf(subject, query);
  const values = VALUES[query.sort]?.filter(
    ({ level }) => !query.level || level === undefined || level === query.level,
  );
  return values ? values.map((value) => ({ ...filter, ...value })) : [filter];
}
