import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Question, QuestionList, QuestionListQuery, Subject } from '@wattle/contract';
import escapeStringRegexp from 'escape-string-regexp';
import { Model, type QueryFilter } from 'mongoose';
import { QuestionRecord, type StoredQuestion, toQuestion } from './question.schema';

/** The bank as staff see it. */
@Injectable()
export class QuestionsService {
  constructor(@InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>) {}

  /** All questions of a subject that fit, or one page of them (decision 10). */
  async list(subject: Subject, { page, limit, ...wanted }: QuestionListQuery): Promise<QuestionList> {
    const filter = filterOf(subject, wanted);
    const all = this.records.find(filter).sort({ _id: 1 }).lean<StoredQuestion[]>();
    if (page === undefined) return { questions: (await all).map(toQuestion) };

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
