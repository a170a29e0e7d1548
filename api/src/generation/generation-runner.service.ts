import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { GENERATED_QUESTIONS } from '@wattle/contract';
import { Model } from 'mongoose';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import type { QuestionContent } from '../questions/question-history';
import { GeneratedItemsService, type TracedItem } from './generated-items.service';
import type { GenerationProgress } from './generation-progress';
import type { GenerationTask } from './generation-task';
import { type GivenItem, ItemChecksService, isSound } from './item-checks.service';
import type { ModelCallRecord } from './model-call.schema';
import { ModelClient, ModelUnavailable } from './model-client';
import { CURRENT_PROMPTS } from './prompts/current-prompts';
import { itemsMessage } from './prompts/user-message';

/** What fails is asked for again at most twice (decision 10). */
const ROUNDS = 3;
const MAX_EXISTING = 40;
const MAX_REASONS = 10;

export interface GenerationOutcome {
  passed: TracedItem[];
  /** Of an extract generation. */
  extract?: string | undefined;
}

interface Answer {
  call: ModelCallRecord;
  given: readonly GivenItem[];
  extract?: string | undefined;
}

/** Asks for items and checks them, until there are enough or the rounds are used up. */
@Injectable()
export class GenerationRunner {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    private readonly model: ModelClient,
    private readonly checks: ItemChecksService,
    private readonly items: GeneratedItemsService,
  ) {}

  /** @param report - Called whenever an item has come further. */
  async run(
    task: GenerationTask,
    progress: GenerationProgress,
    report: () => Promise<void>,
  ): Promise<GenerationOutcome> {
    const passed: TracedItem[] = [];
    const reasons: string[] = [];
    let extract: string | undefined;
    for (let round = 1; round <= ROUNDS && passed.length < GENERATED_QUESTIONS; round += 1) {
      progress.begin(round);
      await report();
      const existing = [...(await this.existing(task)), ...passed.map(({ content }) => content.question ?? '')];
      // Questions that passed keep their passage, so that one of them is the example for further ones.
      const example = task.kind === 'extract' ? passed[0]?.content : undefined;
      const answer = await this.ask(task, { round, count: progress.missing.length, existing, reasons, example });
      if (answer === 'unavailable' && passed.length > 0) break;
      if (answer === 'unavailable') throw new ModelUnavailable('The model did not answer.');
      progress.answer(answer.given.length);
      await report();
      extract = example?.text ?? answer.extract;
      const sound = await this.checkAnswer(task, progress, answer, { passed, extract, reasons });
      passed.push(...sound);
      await report();
    }
    return { passed, extract };
  }

  private async checkAnswer(
    task: GenerationTask,
    progress: GenerationProgress,
    { call, given }: Answer,
    { passed, extract, reasons }: { passed: TracedItem[]; extract: string | undefined; reasons: string[] },
  ): Promise<TracedItem[]> {
    const { missing } = progress;
    const checked = await this.checks.check(task, given.slice(0, missing.length), passed, extract);
    const traced = checked.map((item) => ({ ...item, call }));
    const refused = traced.filter((item) => !isSound(item));
    traced.forEach((item, index) => {
      const asked = missing[index];
      if (!asked) return;
      if (isSound(item)) progress.pass(asked);
      else progress.refuse(asked, item.flaws);
    });
    if (call.problem) {
      const flaws = [{ check: 'answer', reason: call.problem }];
      for (const asked of missing) asked.flaws = flaws;
      await this.items.refuse(task, [{ call, flaws }]);
    }
    await this.items.refuse(task, refused);
    reasons.push(...refused.flatMap(({ flaws }) => flaws.map(({ reason }) => reason)));
    return traced.filter(isSound);
  }

  private async ask(
    task: GenerationTask,
    asked: {
      round: number;
      count: number;
      existing: readonly string[];
      reasons: readonly string[];
      example: QuestionContent | undefined;
    },
  ): Promise<Answer | 'unavailable'> {
    const { generationId, subject, parent, signal } = task;
    const { round, count, existing, reasons, example } = asked;
    const user = itemsMessage({
      subject,
      count,
      round,
      level: parent.level,
      parent: example ?? parent,
      existing,
      refused: reasons.slice(-MAX_REASONS),
    });
    const request = { generationId, user, signal };
    try {
      if (subject === 'Writing') {
        const { call, value } = await this.model.ask({ ...request, kind: 'writing', prompt: CURRENT_PROMPTS.writing });
        return { call, given: value?.questions ?? [] };
      }
      if (task.kind === 'extract' && !example) {
        const { call, value } = await this.model.ask({ ...request, kind: 'extract', prompt: CURRENT_PROMPTS.extract });
        return { call, given: value?.questions ?? [], extract: value?.extract.trim() };
      }
      const { call, value } = await this.model.ask({
        ...request,
        kind: 'questions',
        prompt: CURRENT_PROMPTS.questions,
      });
      return { call, given: value?.questions ?? [] };
    } catch (error) {
      if (error instanceof ModelUnavailable) return 'unavailable';
      throw error;
    }
  }

  /** What is asked in questions that were generated from the same one before. */
  private async existing({ parent }: GenerationTask): Promise<string[]> {
    const found = await this.questions
      .find({ parent_question_id: parent._id }, 'question')
      .sort({ _id: -1 })
      .limit(MAX_EXISTING)
      .lean<StoredQuestion[]>();
    return found.flatMap(({ question }) => question ?? []);
  }
}
