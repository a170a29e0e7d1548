import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Flaw, GenerationItem } from '@wattle/contract/generation';
import type { QuestionFormat } from '@wattle/contract/question-format';
import { Model } from 'mongoose';
import { type QuestionContent, QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import { GeneratedItemsService, type TracedItem } from './generated-items.service';
import type { GenerationTask, ModelCallRecord } from './generation.schema';
import { ItemChecksService, isSound } from './item-checks.service';
import { composedCloze, composedGapSet, composedPoem, composedTexts, type GivenItem } from './model-answers';
import { ModelClient, type ModelRequest, ModelUnavailable } from './model-client';
import { itemsMessage } from './prompts';

export class GenerationProgress {
  readonly items: GenerationItem[];
  refused = 0;

  constructor(count: number) {
    this.items = Array.from({ length: count }, () => ({ state: 'asked', round: 1, flaws: [] }));
  }

  get missing(): GenerationItem[] {
    return this.items.filter(({ state }) => state === 'asked' || state === 'checking');
  }

  begin(round: number): void {
    for (const item of this.missing) item.round = round;
  }

  answer(count: number): void {
    for (const item of this.missing.slice(0, count)) item.state = 'checking';
  }

  pass(item: GenerationItem): void {
    item.state = 'checked';
    item.flaws = [];
  }

  refuse(item: GenerationItem, flaws: Flaw[]): void {
    item.state = 'asked';
    item.flaws = flaws;
    this.refused += 1;
  }

  end(questionIds: readonly string[]): GenerationItem[] {
    const ids = [...questionIds];
    return this.items.map((item) => {
      const questionId = item.state === 'checked' ? ids.shift() : undefined;
      return questionId ? { ...item, state: 'stored', questionId } : { ...item, state: 'refused' };
    });
  }
}

/** What fails is asked for again at most twice (docs/decisions/025). */
const ROUNDS = 3;
const MAX_EXISTING = 40;
const MAX_REASONS = 10;

export interface GenerationOutcome {
  passed: TracedItem[];
  extract?: string | undefined;
}

interface Answer {
  call: ModelCallRecord;
  given?: readonly GivenItem[] | undefined;
  extract?: string | undefined;
}

/** Asks the model, checks what it answers, and asks again for what is missing. */
@Injectable()
export class GenerationRounds {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    private readonly model: ModelClient,
    private readonly checks: ItemChecksService,
    private readonly items: GeneratedItemsService,
  ) {}

  async run(
    task: GenerationTask,
    progress: GenerationProgress,
    report: () => Promise<void>,
  ): Promise<GenerationOutcome> {
    const passed: TracedItem[] = [];
    const reasons: string[] = [];
    const topics = task.subject === 'Writing' ? [] : await this.checks.topics(task);
    let extract: string | undefined;
    for (let round = 1; round <= ROUNDS && passed.length < progress.items.length; round += 1) {
      progress.begin(round);
      await report();
      // Questions that passed stay with their passage, so one of them is the example for further ones.
      const example = task.kind === 'extract' ? passed[0]?.content : undefined;
      const user = itemsMessage({
        subject: task.subject,
        count: progress.missing.length,
        round,
        level: task.parent.level,
        parent: example ?? task.parent,
        topics,
        existing: [...(await this.existing(task)), ...passed.map(({ content }) => content.question ?? '')],
        // One reason may hold for all gaps or blanks of a passage.
        refused: [...new Set(reasons)].slice(-MAX_REASONS),
      });
      const answer = await this.ask(task, user, example);
      if (!answer && passed.length > 0) break;
      if (!answer) throw new ModelUnavailable();
      progress.answer(answer.given?.length ?? 0);
      await report();
      extract = example?.text ?? answer.extract;
      passed.push(...(await this.checkAnswer(task, progress, answer, { passed, extract, reasons })));
      await report();
    }
    return { passed, extract };
  }

  private async checkAnswer(
    task: GenerationTask,
    progress: GenerationProgress,
    { call, given = [] }: Answer,
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
    { kind, generationId, subject, parent, signal }: GenerationTask,
    user: string,
    example: QuestionContent | undefined,
  ): Promise<Answer | undefined> {
    const request = { generationId, subject, user, signal };
    try {
      if (kind === 'extract' && !example) return await this.askForPassage(parent.format, request);
      const { call, value } = await this.model.ask(subject === 'Writing' ? 'writing' : 'questions', request);
      return { call, given: value?.questions };
    } catch (error) {
      if (error instanceof ModelUnavailable) return undefined;
      throw error;
    }
  }

  private async askForPassage(format: QuestionFormat | undefined, request: ModelRequest): Promise<Answer> {
    if (format === 'gap') {
      const { call, value } = await this.model.ask('gap_set', request);
      return { call, ...(value && composedGapSet(value)) };
    }
    if (format === 'cloze') {
      const { call, value } = await this.model.ask('cloze', request);
      return { call, ...(value && composedCloze(value)) };
    }
    if (format === 'poem') {
      const { call, value } = await this.model.ask('poem', request);
      return { call, ...(value && composedPoem(value)) };
    }
    if (format) {
      const { call, value } = await this.model.ask('text_set', request);
      return { call, ...(value && composedTexts(format, value)) };
    }
    const { call, value } = await this.model.ask('extract', request);
    return { call, given: value?.questions, extract: value?.extract.trim() };
  }

  private async existing({ parent }: GenerationTask): Promise<string[]> {
    const found = await this.questions
      .find({ parent_question_id: parent._id }, 'question')
      .sort({ _id: -1 })
      .limit(MAX_EXISTING)
      .lean<StoredQuestion[]>();
    return found.flatMap(({ question }) => question ?? []);
  }
}
