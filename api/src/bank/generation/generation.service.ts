import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type {
  ExtractGenerateRequest,
  ExtractGenerateResponse,
  GenerateRequest,
  GenerateResponse,
} from '@wattle/contract/generation';
import { isInText } from '@wattle/contract/question-format';
import { Model } from 'mongoose';
import { RetryAfterException, type SignedInUser } from '../../infrastructure';
import { QuestionRecord, type StoredQuestion, toQuestion } from '../questions/question.schema';
import { GenerationLimits } from './generation-limits';
import { GenerationRunsService } from './generation-runs.service';
import { FAILED, NO_EXTRACT, NOT_CONFIGURED, needsItsSet } from './generation-sentences';
import type { GenerationTask } from './generation-task';
import { ModelClient, ModelUnavailable } from './model-client';

/** Retry-After: by then somebody may have entered a key. */
const NOT_CONFIGURED_SECONDS = 3_600;
const UNAVAILABLE_SECONDS = 30;

/** The two published calls (docs/published.md, calls). */
@Injectable()
export class GenerationService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    private readonly runs: GenerationRunsService,
    private readonly limits: GenerationLimits,
    private readonly model: ModelClient,
  ) {}

  async generate(request: GenerateRequest, user: SignedInUser, left: AbortSignal): Promise<GenerateResponse> {
    const { originalQuestionId, subject, generationId } = request;
    const { message, stored } = await this.start('questions', originalQuestionId, subject, generationId, user, left);
    return { success: stored.length > 0, message, generatedQuestions: stored.map(toQuestion) };
  }

  async generateExtract(
    request: ExtractGenerateRequest,
    user: SignedInUser,
    left: AbortSignal,
  ): Promise<ExtractGenerateResponse> {
    const { extractId, subject, generationId } = request;
    const { message, stored } = await this.start('extract', extractId, subject, generationId, user, left);
    const [first] = stored;
    return {
      success: first !== undefined,
      message,
      extract_id: first?.extract_id && String(first.extract_id),
      extract_text: first?.text,
      generatedQuestions: stored.map(toQuestion),
    };
  }

  private async start(
    kind: GenerationTask['kind'],
    parentId: string,
    subject: Subject,
    generationId: string | undefined,
    { id: adminId, username }: SignedInUser,
    left: AbortSignal,
  ) {
    if (!this.model.isConfigured) throw RetryAfterException.unavailable(NOT_CONFIGURED, NOT_CONFIGURED_SECONDS);
    const parent = await this.parent(kind, parentId, subject);
    const id = generationId ?? randomUUID();
    const task = { generationId: id, kind, subject, parent, by: username };
    await this.runs.begin(task, () => this.limits.take(adminId));
    try {
      // A client that names the generation can return to it.
      return await this.runs.run(task, generationId ? undefined : left);
    } catch (error) {
      if (error instanceof ModelUnavailable) throw RetryAfterException.unavailable(FAILED[kind], UNAVAILABLE_SECONDS);
      throw error;
    }
  }

  private async parent(kind: GenerationTask['kind'], id: string, subject: Subject): Promise<StoredQuestion> {
    const parent = await this.questions.findOne({ _id: id, subject }, { history: 0 }).lean<StoredQuestion>();
    if (kind === 'extract' && !(parent?.text && subject === 'Reading')) throw new NotFoundException(NO_EXTRACT);
    if (!parent) throw new NotFoundException('This question is no longer in the bank. Choose another one in the list.');
    if (kind === 'questions' && isInText(parent.format))
      throw new UnprocessableEntityException(needsItsSet(parent.format));
    return parent;
  }
}
