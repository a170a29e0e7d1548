import { ConflictException, Injectable, NotFoundException, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Generation, GenerationListQuery } from '@wattle/contract/generation';
import { Model, Types } from 'mongoose';
import { Clock, isDuplicate } from '../../infrastructure';
import type { StoredQuestion } from '../questions/question.schema';
import { GeneratedItemsService } from './generated-items.service';
import { GenerationRecord, toGeneration } from './generation.schema';
import { GenerationProgress } from './generation-progress';
import { GenerationRunner } from './generation-runner.service';
import { CANCELLED, ENDED_HALF_WAY, endSentence, FAILED } from './generation-sentences';
import { type GenerationTask, questionCount } from './generation-task';

/** Also how long a cancellation by another process takes. */
const REPORT_MS = 2_000;
const LISTED = 50;
/** A list cuts it to its own length. */
const PARENT_TEXT_LENGTH = 160;

type Started = Omit<GenerationTask, 'signal'>;

/** Runs generations. Their state is in the database, so that any process can read and cancel them. */
@Injectable()
export class GenerationRunsService implements OnModuleDestroy {
  private readonly running = new Map<string, { cancelled: AbortController; ended: Promise<unknown> }>();
  private isStopping = false;

  constructor(
    @InjectModel(GenerationRecord.name) private readonly records: Model<GenerationRecord>,
    private readonly runner: GenerationRunner,
    private readonly items: GeneratedItemsService,
    private readonly clock: Clock,
  ) {}

  /** @param takeLimits - Throws to refuse, which deletes the record again. */
  async begin(started: Started, takeLimits: () => Promise<void>): Promise<void> {
    const { generationId, kind, subject, parent, by } = started;
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
        items: new GenerationProgress(questionCount(started)).items,
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
    try {
      await takeLimits();
    } catch (error) {
      await this.records.deleteOne({ _id: generationId });
      throw error;
    }
  }

  run(started: Started, left?: AbortSignal): Promise<{ message: string; stored: StoredQuestion[] }> {
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort(new ConflictException(CANCELLED));
    left?.addEventListener('abort', cancel, { once: true });
    if (left?.aborted || this.isStopping) cancel();
    const ended = this.runToEnd({ ...started, signal: cancelled.signal }, cancel).finally(() =>
      this.running.delete(started.generationId),
    );
    this.running.set(started.generationId, { cancelled, ended });
    return ended;
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
      const { passed, extract } = await this.runner.run(task, progress, report);
      return await this.store(task, progress, passed, extract);
    } catch (error) {
      const message = task.signal.aborted ? (task.signal.reason as Error).message : FAILED[task.kind];
      const items = progress.items.map((item) => ({ ...item, state: 'dropped' as const }));
      await this.end(generationId, { state: task.signal.aborted ? 'cancelled' : 'failed', message, items });
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  private async store(
    task: GenerationTask,
    progress: GenerationProgress,
    passed: Parameters<GeneratedItemsService['store']>[1],
    extract: string | undefined,
  ) {
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
