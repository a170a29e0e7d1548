import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { GenerationOrigin, RefusedItem, StoredItem } from '@wattle/contract/generated-items';
import { optionsOf } from '@wattle/contract/options';
import type { QuestionAction } from '@wattle/contract/question-changes';
import { skillNames } from '@wattle/contract/skills';
import { Model, Types } from 'mongoose';
import { Clock } from '../../infrastructure';
import { type DeletedQuestion, DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { derivedFields } from '../questions/near-duplicates';
import { QuestionRecord, type StoredQuestion, toBankQuestion } from '../questions/question.schema';
import {
  type GeneratedItem,
  GeneratedItemRecord,
  type GenerationTask,
  ModelCallRecord,
  toRefusedItem,
} from './generation.schema';
import type { CheckedItem } from './item-checks.service';

const MAX_REFUSED = 100;

export type TracedItem = CheckedItem & { call: ModelCallRecord };

/** Without content where the model's answer could not be read. */
type RefusedItemParts = Pick<TracedItem, 'call' | 'flaws'> & Partial<TracedItem>;

@Injectable()
export class GeneratedItemsService {
  constructor(
    @InjectModel(GeneratedItemRecord.name) private readonly items: Model<GeneratedItemRecord>,
    @InjectModel(ModelCallRecord.name) private readonly calls: Model<ModelCallRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly clock: Clock,
  ) {}

  async refuse(task: GenerationTask, refused: readonly RefusedItemParts[]) {
    await this.items.insertMany(refused.map((item) => ({ ...this.recordOf(task, item), outcome: 'refused' })));
  }

  /** Tests do not serve generated questions before they are finalized (docs/published.md, fields). */
  async store(task: GenerationTask, passed: readonly TracedItem[], extractId?: Types.ObjectId) {
    const now = this.clock.now();
    const records = passed.map(({ content, call }) => ({
      _id: new Types.ObjectId(),
      ...content,
      ...derivedFields(content),
      subject: task.subject,
      type: 'Generated' as const,
      parent_question_id: task.parent._id,
      extract_id: extractId,
      prompt: call.prompt,
      version: 1,
      createdBy: task.by,
      author: task.by,
      createdAt: now,
    }));
    // Items first, so that a process that dies in between leaves no question without its origin.
    await this.items.insertMany(
      passed.map((item, index) => ({
        ...this.recordOf(task, item),
        outcome: 'stored',
        questionId: records[index]?._id,
      })),
    );
    const stored = await this.questions.insertMany(records);
    return stored.map((question) => question.toObject<StoredQuestion>());
  }

  async listStored(parentId: string, subject: Subject): Promise<StoredItem[]> {
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

  async listRefused(parentId: string, subject: Subject): Promise<RefusedItem[]> {
    const found = await this.items
      .find({ parentId, subject, outcome: 'refused' })
      .sort({ _id: -1 })
      .limit(MAX_REFUSED)
      .lean<GeneratedItem[]>();
    const calls = await this.calls.find({ _id: { $in: found.map(({ callId }) => callId) } }).lean<ModelCallRecord[]>();
    const byId = new Map(calls.map((call) => [String(call._id), call]));
    return found.map((item) => toRefusedItem(item, byId.get(String(item.callId))));
  }

  async origin(questionId: string, subject: Subject): Promise<GenerationOrigin> {
    const item = await this.items.findOne({ questionId, subject }).lean<GeneratedItem>();
    const call = item && (await this.calls.findById(item.callId).lean<ModelCallRecord>());
    if (!call)
      throw new NotFoundException('This question was not generated here, so nothing is known about how it was made.');
    const { generationId, parentId, at, prompt, model, content, topic, secondAnswer } = item;
    return {
      questionId,
      generationId,
      parentId: String(parentId),
      at: at.toISOString(),
      prompt,
      model,
      messages: call.messages,
      rawAnswer: call.answer,
      topic,
      skill: skillNames(content?.skills ?? []) || undefined,
      secondAnswer,
      rejection: await this.rejection(questionId),
    };
  }

  private async rejection(questionId: string): Promise<GenerationOrigin['rejection']> {
    if (await this.questions.exists({ _id: questionId })) return undefined;
    const found = await this.deleted.findById(questionId).lean<DeletedQuestionRecord>();
    if (!found?.rejectionReason) return undefined;
    const { rejectionReason: reason, deletedAt, question } = found;
    return { reason, by: question.history?.at(-1)?.by ?? 'Wattle', at: deletedAt.toISOString() };
  }

  private recordOf(task: GenerationTask, item: RefusedItemParts) {
    const { generationId, subject, parent } = task;
    const { call, ...checked } = item;
    const { _id: callId, prompt, model } = call;
    return { ...checked, generationId, callId, subject, parentId: parent._id, prompt, model, at: this.clock.now() };
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
    passed: item.passed,
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
