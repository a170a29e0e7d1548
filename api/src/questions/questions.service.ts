import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Question, QuestionList, QuestionListQuery, Subject } from '@wattle/contract';
import escapeStringRegexp from 'escape-string-regexp';
import { Model, type QueryFilter } from 'mongoose';
import { CachedJson } from '../common/http-cache';
import { BankCache, BankRevision } from './bank-revision';
import { QuestionRecord, type StoredQuestion, toQuestion } from './question.schema';

/** The bank as staff see it. */
@Injectable()
export class QuestionsService {
  private readonly lists: BankCache<CachedJson>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.lists = new BankCache(revision);
  }

  /** All questions of a subject that fit (decision 10). */
  async listAll(subject: Subject, { page: _none, limit: _all, ...wanted }: QuestionListQuery): Promise<CachedJson> {
    const filter = filterOf(subject, wanted);
    const isWhole = Object.keys(filter).length === 1;
    // A search is hardly ever repeated.
    return isWhole ? this.lists.get(subject, () => this.read(filter)) : this.read(filter);
  }

  /** One page of those that fit (decision 10). */
  async listPage(
    page: number,
    subject: Subject,
    { page: _page, limit, ...wanted }: QuestionListQuery,
  ): Promise<QuestionList> {
    const filter = filterOf(subject, wanted);
    const all = this.records.find(filter).sort({ _id: 1 }).lean<StoredQuestion[]>();
    const [found, total] = await Promise.all([
      all.skip((page - 1) * limit).limit(limit),
      this.records.countDocuments(filter),
    ]);
    return { questions: found.map(toQuestion), page, pages: Math.max(1, Math.ceil(total / limit)), total };
  }

  async find(id: string, subject: Subject): Promise<Question> {
    const found = await this.records.findOne({ _id: id, subject }).lean<StoredQuestion>();
    if (!found) throw new NotFoundException('There is no such question.');
    return toQuestion(found);
  }

  private async read(filter: QueryFilter<QuestionRecord>): Promise<CachedJson> {
    const all = await this.records.find(filter).sort({ _id: 1 }).lean<StoredQuestion[]>();
    return new CachedJson({ questions: all.map(toQuestion) });
  }
}

function filterOf(
  subject: Subject,
  { type, search, ...fields }: Omit<QuestionListQuery, 'page' | 'limit'>,
): QueryFilter<QuestionRecord> {
  const words = search && new RegExp(escapeStringRegexp(search), 'i');
  return {
    subject,
    ...fields,
    ...(type !== 'All' && { type }),
    ...(words && { $or: [{ question: words }, { text: words }] }),
  };
}
