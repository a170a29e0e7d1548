import { randomUUID } from 'node:crypto';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  type OnModuleDestroy,
  UnprocessableEntityException,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  ExtractGenerateRequest,
  ExtractGenerateResponse,
  GenerateRequest,
  GenerateResponse,
  Generation,
  GenerationListQuery,
  GenerationStatus,
} from '@wattle/contract/generation';
import { isInText, PLACE_NAMES } from '@wattle/contract/question-format';
import { Model, Types } from 'mongoose';
import { Clock, isDuplicate, RetryAfterException, type SignedInUser } from '../../infrastructure';
import { QuestionRecord, type StoredQuestion, toQuestion } from '../questions/question.schema';
import { GeneratedItemsService } from './generated-items.service';
import { GenerationRecord, type GenerationTask, questionCount, toGeneration } from './generation.schema';
import { type GenerationOutcome, GenerationProgress, GenerationRounds } from './generation-rounds.service';
import { ModelClient, ModelUnavailable, NOT_CONFIGURED_SECONDS, UNAVAILABLE_SECONDS } from './model-client';
import { ModelLimits } from './model-limits';

/** Also how long a cancellation by another process takes. */
const REPORT_MS = 2_000;
const LISTED = 50;
/** A list cuts it to its own length. */
const PARENT_TEXT_LENGTH = 160;

/** Published sentences (docs/published.md, sentences). */
const NO_EXTRACT = 'No text found for this extractId in the selectively_extract table. Please try again.';
const FAILED: Record<Generation['kind'], string> = {
  questions: 'Failed to generate questions. Please try again.',
  extract: 'Failed to generate extract questions. Please try again.',
};
const CANCELLED = 'The generation was cancelled, and nothing was stored.';
export const ENDED_HALF_WAY = 'The generation ended half way. Please start it again.';

/** Runs generations. Their state is in the database, so that any process can read and cancel them. */
@Injectable()
export class GenerationService implements OnModuleDestroy {
  private readonly running = new Map<string, { cancelled: AbortController; ended: Promise<unknown> }>();
  private isStopping = false;

  constructor(
    @InjectModel(GenerationRecord.name) private readonly records: Model<GenerationRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    private readonly rounds: GenerationRounds,
    private readonly items: GeneratedItemsService,
    private readonly limits: ModelLimits,
    private readonly model: ModelClient,
    private readonly clock: Clock,
  ) {}

  async generate(request: GenerateRequest, user: SignedInUser, left: AbortSignal): Promise<GenerateResponse> {
    const { message, stored } = await this.start('questions', request.originalQuestionId, request, user, left);
    return { success: stored.length > 0, message, generatedQuestions: stored.map(toQuestion) };
  }

  async generateExtract(
    request: ExtractGenerateRequest,
    user: SignedInUser,
    left: AbortSignal,
  ): Promise<ExtractGenerateResponse> {
    const { message, stored } = await this.start('extract', request.extractId, request, user, left);
    const [first] = stored;
    return {
      success: first !== undefined,
      message,
      extract_id: first?.extract_id && String(first.extract_id),
      extract_text: first?.text,
      generatedQuestions: stored.map(toQuestion),
    };
  }

  status(): Promise<GenerationStatus> {
    return this.limits.status();
  }

  async list({ parentId }: GenerationListQuery): Promise<Generation[]> {
    const found = await this.records
      .find(parentId ? { parentId } : {})
      .sort({ startedAt: -1 })
      .limit(LISTED)
      .lean<GenerationRecord[]>();
    return found.map(toGeneration);
  }

  async find(generationId: string): Promise<Generation> {
    const found = await this.records.findById(generationId).lean<GenerationRecord>();
    if (!found) throw new NotFoundException('This generation is no longer kept. Please start a new one.');
    return toGeneration(found);
  }

  async cancel(generationId: string): Promise<Generation> {
    await this.find(generationId);
    await this.records.updateOne({ _id: generationId, state: 'running' }, { $set: { isCancelRequested: true } });
    const here = this.running.get(generationId);
    here?.cancelled.abort(new ConflictException(CANCELLED));
    await here?.ended.catch(() => undefined);
    return this.find(generationId);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const { cancelled } of this.running.values()) cancelled.abort(new ConflictException(ENDED_HALF_WAY));
    await Promise.allSettled([...this.running.values()].map(({ ended }) => ended));
  }

  private async start(
    kind: GenerationTask['kind'],
    parentId: string,
    { subject, generationId }: Pick<GenerateRequest, 'subject' | 'generationId'>,
    { id: adminId, username }: SignedInUser,
    left: AbortSignal,
  ) {
    if (!this.model.isConfigured) {
      const message = 'Question generation is not configured.';
      throw RetryAfterException.unavailable(message, NOT_CONFIGURED_SECONDS);
    }
    const parent = await this.parent(kind, parentId, subject);
    const cancelled = new AbortController();
    const task: GenerationTask = {
      generationId: generationId ?? randomUUID(),
      kind,
      subject,
      parent,
      by: username,
      signal: cancelled.signal,
    };
    await this.record(task);
    try {
      await this.limits.take(adminId);
    } catch (error) {
      await this.records.deleteOne({ _id: task.generationId });
      throw error;
    }
    // A client that names the generation can return to it.
    return await this.run(task, cancelled, generationId ? undefined : left);
  }

  private async parent(
    kind: GenerationTask['kind'],
    id: string,
    subject: GenerationTask['subject'],
  ): Promise<StoredQuestion> {
    const parent = await this.questions.findOne({ _id: id, subject }, { history: 0 }).lean<StoredQuestion>();
    if (kind === 'extract' && !(parent?.text && subject === 'Reading')) throw new NotFoundException(NO_EXTRACT);
    if (!parent) throw new NotFoundException('This question is no longer in the bank. Choose another one in the list.');
    if (kind === 'questions' && isInText(parent.format)) {
      // A gap or a blank alone is useless.
      const name = PLACE_NAMES[parent.format];
      throw new UnprocessableEntityException(`A ${name} belongs to its set: generate a new text with its ${name}s.`);
    }
    return parent;
  }

  private async record(task: GenerationTask): Promise<void> {
    const { generationId, kind, subject, parent, by } = task;
    const now = this.clock.now();
    try {
      await this.records.create({
        _id: generationId,
        kind,
        subject,
        parentId: parent._id,
        parentText: parent.question?.trim().slice(0, PARENT_TEXT_LENGTH),
        startedBy: by,
        startedAt: now,
        reportedAt: now,
        state: 'running',
        items: new GenerationProgress(questionCount(task)).items,
        uniqueKey: `${kind} ${parent._id}`,
      });
    } catch (error) {
      if (isDuplicate(error, '_id'))
        throw new ConflictException('This generation has been started already. Reload the page to follow it.');
      if (isDuplicate(error, 'uniqueKey')) {
        throw new ConflictException(
          'Questions are being generated from this question at the moment. Please wait until they are done.',
        );
      }
      throw error;
    }
  }

  private async run(task: GenerationTask, cancelled: AbortController, left?: AbortSignal) {
    const cancel = () => cancelled.abort(new ConflictException(CANCELLED));
    left?.addEventListener('abort', cancel, { once: true });
    if (left?.aborted || this.isStopping) cancel();
    const ended = this.runToEnd(task, cancel).finally(() => this.running.delete(task.generationId));
    this.running.set(task.generationId, { cancelled, ended });
    try {
      return await ended;
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      throw RetryAfterException.unavailable(FAILED[task.kind], UNAVAILABLE_SECONDS);
    }
  }

  private async runToEnd(task: GenerationTask, cancel: () => void) {
    const { generationId } = task;
    const progress = new GenerationProgress(questionCount(task));
    const report = async () => {
      const { items, refused } = progress;
      const $set = { items, refused, reportedAt: this.clock.now() };
      const before = await this.records
        .findOneAndUpdate({ _id: generationId, state: 'running' }, { $set })
        .lean<GenerationRecord>();
      if (before?.isCancelRequested) cancel();
      task.signal.throwIfAborted();
    };
    const timer = setInterval(() => void report().catch(() => undefined), REPORT_MS);
    try {
      return await this.store(task, progress, await this.rounds.run(task, progress, report));
    } catch (error) {
      const message = task.signal.aborted ? (task.signal.reason as Error).message : FAILED[task.kind];
      const items = progress.items.map((item) => ({ ...item, state: 'dropped' as const }));
      await this.end(generationId, { state: task.signal.aborted ? 'cancelled' : 'failed', message, items });
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  private async store(task: GenerationTask, progress: GenerationProgress, { passed, extract }: GenerationOutcome) {
    const { generationId, kind } = task;
    // From here on it cannot be cancelled.
    const { modifiedCount } = await this.records.updateOne(
      { _id: generationId, state: 'running', isCancelRequested: false },
      { $set: { state: 'storing' } },
    );
    if (modifiedCount === 0) throw new ConflictException(CANCELLED);
    const extractId = extract && passed.length > 0 ? new Types.ObjectId() : undefined;
    const stored = passed.length > 0 ? await this.items.store(task, passed, extractId) : [];
    const message = endSentence(kind, stored.length, progress.refused);
    const items = progress.end(stored.map(({ _id }) => String(_id)));
    await this.end(generationId, { state: stored.length > 0 ? 'done' : 'failed', message, items, extractId });
    return { message, stored };
  }

  private async end(
    generationId: string,
    fields: Pick<GenerationRecord, 'state' | 'message' | 'items' | 'extractId'>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.records.updateOne(
      // One that the recovery has ended stays as it is.
      { _id: generationId, state: { $in: ['running', 'storing'] } },
      { $set: { ...fields, endedAt: now, reportedAt: now }, $unset: { uniqueKey: 1 } },
    );
  }
}

function endSentence(kind: Generation['kind'], stored: number, refused: number): string {
  if (stored === 0) return refused === 0 ? FAILED[kind] : 'No question passed the checks. Please try again.';
  const first = stored === 1 ? '1 question was generated.' : `${stored} questions were generated.`;
  if (refused === 0) return first;
  return refused === 1 ? `${first} 1 did not pass the checks.` : `${first} ${refused} did not pass the checks.`;
}
