import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { StoredItem } from '@wattle/contract/generated-items';
import { optionsOf } from '@wattle/contract/options';
import type { QuestionAction } from '@wattle/contract/question-changes';
import { Model } from 'mongoose';
import { type DeletedQuestion, DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { QuestionRecord, type StoredQuestion, toBankQuestion } from '../questions/question.schema';
import { type GeneratedItem, GeneratedItemRecord } from './generation.schema';

@Injectable()
export class StoredItemsService {
  constructor(
    @InjectModel(GeneratedItemRecord.name) private readonly items: Model<GeneratedItemRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
  ) {}

  async list(parentId: string, subject: Subject): Promise<StoredItem[]> {
    const found = await this.items
      .find({ parentId, subject, outcome: 'stored' })
      .sort({ _id: 1 })
      .lean<GeneratedItem[]>();
    const _id = { $in: found.flatMap(({ questionId }) => questionId ?? []) };
    const [inBank, deleted] = await Promise.all([
      this.questions.find({ _id }).lean<StoredQuestion[]>(),
      // One that can no longer be restored says nothing any more.
      this.deleted.find({ _id, 'question.version': { $exists: true } }).lean<DeletedQuestion[]>(),
    ]);
    const questionOf = new Map(inBank.map((question) => [String(question._id), question]));
    const deletionOf = new Map(deleted.map((deletion) => [String(deletion._id), deletion]));
    return found.flatMap((item) => {
      const id = String(item.questionId);
      // A restored question is in the bank again.
      const deletion = questionOf.has(id) ? undefined : deletionOf.get(id);
      const question = questionOf.get(id) ?? deletion?.question;
      // A process that died while it stored them left items without questions.
      return question ? toStoredItem(item, question, deletion) : [];
    });
  }
}

function toStoredItem(item: GeneratedItem, question: StoredQuestion, deletion?: DeletedQuestion): StoredItem {
  const removal = deletion && latest(question, 'deleted');
  return {
    questionId: String(question._id),
    generationId: item.generationId,
    at: item.at.toISOString(),
    prompt: item.prompt,
    model: item.model,
    extractId: question.extract_id && String(question.extract_id),
    // Earlier versions did not record it.
    passed: item.passed ?? [],
    secondAnswer: optionText(item),
    edited: latest(question, 'edited'),
    finalized: question.type === 'Finalized' ? latest(question, 'finalized') : undefined,
    removed: removal && { ...removal, reason: deletion.rejectionReason, question: toBankQuestion(question) },
  };
}

function optionText({ content, secondAnswer }: GeneratedItem): string | undefined {
  return optionsOf(content ?? {}).find(({ letter }) => letter === secondAnswer)?.text;
}

function latest({ history = [] }: StoredQuestion, action: QuestionAction): { by: string; at: string } | undefined {
  const entry = history.findLast((each) => each.action === action);
  return entry && { by: entry.by, at: entry.at.toISOString() };
}
