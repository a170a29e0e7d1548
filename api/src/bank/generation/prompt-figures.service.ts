import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PromptFigures } from '@wattle/contract/generated-items';
import { Model, type PipelineStage } from 'mongoose';
import { DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import { GeneratedItemRecord } from './generation.schema';
import { CURRENT_PROMPTS } from './prompts';

type Counts = Map<string, number>;

const DELETED_PROMPT = 'question.prompt';

@Injectable()
export class PromptFiguresService {
  constructor(
    @InjectModel(GeneratedItemRecord.name) private readonly items: Model<GeneratedItemRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
  ) {}

  async list(): Promise<PromptFigures[]> {
    const { second_solve, ...asking } = CURRENT_PROMPTS;
    const current = Object.values(asking).map(({ id }) => id);
    const passed = await counted(this.items, { outcome: 'stored' });
    const refused = await counted(this.items, { outcome: 'refused' });
    const rejected = await counted(this.deleted, { rejectionReason: { $exists: true } }, DELETED_PROMPT);
    const waiting = await counted(this.questions, { prompt: { $exists: true }, type: 'Generated' });
    const since = await this.since();
    const finalizedAfterEdit = await this.finalizedAfterEdit();
    const edited = await this.changed('edited');
    const finalized = await this.changed('finalized');
    const prompts = new Set([...current, ...passed.keys(), ...refused.keys()]);
    return [...prompts].sort().map((prompt) => ({
      prompt,
      isCurrent: current.includes(prompt),
      since: since.get(prompt)?.toISOString(),
      passed: passed.get(prompt) ?? 0,
      refused: refused.get(prompt) ?? 0,
      edited: edited.get(prompt) ?? 0,
      finalized: finalized.get(prompt) ?? 0,
      finalizedAfterEdit: finalizedAfterEdit.get(prompt) ?? 0,
      rejected: rejected.get(prompt) ?? 0,
      waiting: waiting.get(prompt) ?? 0,
    }));
  }

  /** Questions that were changed like this at least once, also deleted ones. */
  private async changed(action: 'edited' | 'finalized'): Promise<Counts> {
    const inBank = await counted(this.questions, { prompt: { $exists: true }, 'history.action': action });
    const isGenerated = { [DELETED_PROMPT]: { $exists: true }, 'question.history.action': action };
    const deleted = await counted(this.deleted, isGenerated, DELETED_PROMPT);
    return new Map([...inBank.keys(), ...deleted.keys()].map((prompt) => [prompt, sum(prompt, inBank, deleted)]));
  }

  private async finalizedAfterEdit(): Promise<Counts> {
    const isBoth = { $all: ['edited', 'finalized'] };
    const inBank = await this.questions
      .find({ prompt: { $exists: true }, 'history.action': isBoth }, 'prompt history.action')
      .lean<StoredQuestion[]>();
    const deleted = await this.deleted
      .find({ [DELETED_PROMPT]: { $exists: true }, 'question.history.action': isBoth }, 'question')
      .lean<DeletedQuestionRecord[]>();
    const counts: Counts = new Map();
    for (const { prompt, history = [] } of [...inBank, ...deleted.map(({ question }) => question)]) {
      const actions = history.map(({ action }) => action);
      if (!prompt || actions.indexOf('edited') > actions.indexOf('finalized')) continue;
      counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
    }
    return counts;
  }

  private async since(): Promise<Map<string, Date>> {
    const groups = await this.items.aggregate<{ _id: string; since: Date }>([
      { $group: { _id: '$prompt', since: { $min: '$at' } } },
    ]);
    return new Map(groups.map(({ _id, since }) => [_id, since]));
  }
}

function sum(prompt: string, ...counts: Counts[]): number {
  return counts.reduce((total, each) => total + (each.get(prompt) ?? 0), 0);
}

async function counted<T>(records: Model<T>, filter: PipelineStage.Match['$match'], path = 'prompt'): Promise<Counts> {
  const groups = await records.aggregate<{ _id: string; count: number }>([
    { $match: filter },
    { $group: { _id: `$${path}`, count: { $sum: 1 } } },
  ]);
  return new Map(groups.map(({ _id, count }) => [_id, count]));
}
