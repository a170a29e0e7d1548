import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QuestionFormat } from '@wattle/contract';
import { Model } from 'mongoose';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import type { QuestionContent } from '../questions/question-history';
import { composedGapSet, composedPoem, composedTexts } from './composed-passage';
import { GeneratedItemsService, type TracedItem } from './generated-items.service';
import type { GenerationProgress } from './generation-progress';
import type { GenerationTask } from './generation-task';
import { type GivenItem, ItemChecksService, isSound } from './item-checks.service';
import type { ModelCallRecord } from './model-call.schema';
import { ModelClient, type ModelRequest, ModelUnavailable } from './model-client';
import { CURRENT_PROMPTS } from './prompts/current-prompts';
import { itemsMessage } from './prompts/user-message';

/** What fails is asked for again at most twice (docs/decisions/025). */
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

type PassageRequest = Pick<ModelRequest<'extract'>, 'generationId' | 'user' | 'signal'>;

const NOTHING = { given: [] };

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
    for (let round = 1; round <= ROUNDS && passed.length < progress.items.length; round += 1) {
      progress.begin(round);
      await report();
      const existing = [...(await this.existing(task)), ...passed.map(({ content }) => content.question ?? '')];
      // Questions that passed keep their passage, so that one of them is the example for further ones.
      const example = task.kind === 'extract' ? passed[0]?.content : undefined;
      const answer = await this.ask(task, { round, count: progress.missing.length, existing, reasons, example });
      if (answer === 'unavailable' && passed.length > 0) break;
      if (answer === 'unavailable')
        throw new ModelUnavailable('The model did not answer. Please start the generation again.');
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
      // One reason may hold for all gaps of a passage.
      refused: [...new Set(reasons)].slice(-MAX_REASONS),
    });
    const request = { generationId, user, signal };
    try {
      if (subject === 'Writing') {
        const { call, value } = await this.model.ask({ ...request, kind: 'writing', prompt: CURRENT_PROMPTS.writing });
        return { call, given: value?.questions ?? [] };
      }
      if (task.kind === 'extract' && !example) return await this.askForPassage(parent.format, request);
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

  /** A new passage of the format of the original question, with questions about it. */
  private async askForPassage(format: QuestionFormat | undefined, request: PassageRequest): Promise<Answer> {
    const { extract: prompt, gap_set, text_set, poem } = CURRENT_PROMPTS;
    if (format === 'gap') {
      const { call, value } = await this.model.ask({ ...request, kind: 'gap_set', prompt: gap_set });
      return { call, ...(value ? composedGapSet(value) : NOTHING) };
    }
    if (format === 'poem') {
      const { call, value } = await this.model.ask({ ...request, kind: 'poem', prompt: poem });
      return { call, ...(value ? composedPoem(value) : NOTHING) };
    }
    if (format) {
      const { call, value } = await this.model.ask({ ...request, kind: 'text_set', prompt: text_set });
      return { call, ...(value ? composedTexts(format, value) : NOTHING) };
    }
    const { call, value } = await this.model.ask({ ...request, kind: 'extract', prompt });
    return { call, given: value?.questions ?? [], extract: value?.extract.trim() };
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
