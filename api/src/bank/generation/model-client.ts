import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { Model, Types } from 'mongoose';
import OpenAI from 'openai';
import type { z } from 'zod';
import { Clock, ENVIRONMENT, jsonSchema } from '../../infrastructure';
import { modelAnswerSchemas } from './model-answers';
import { ModelCallRecord, type ModelMessage } from './model-call.schema';
import { AnswerTooLong, fetchWithin } from './model-fetch';
import type { Prompt } from './prompts/prompt';
import { withDeadline } from './with-deadline';

/** The client waits longer before each further try, or as long as Retry-After says. */
const MAX_RETRIES = 2;
/** A passage with its questions needs a fifth of it; a model that reasons needs more. */
const MAX_TOKENS = 16_000;
const MAX_KEPT_CHARACTERS = 100_000;

type Kind = keyof typeof modelAnswerSchemas;

/** The model cannot be reached, is overloaded, or does not answer in time. */
export class ModelUnavailable extends Error {}

export interface ModelRequest<K extends Kind> {
  kind: K;
  generationId: string;
  prompt: Prompt;
  user: string;
  signal: AbortSignal;
}

/** What the model sent: a value of the schema that it was bound to, or why there is none. */
export interface ModelAnswer<K extends Kind> {
  call: ModelCallRecord;
  value?: z.output<(typeof modelAnswerSchemas)[K]> | undefined;
}

/** What came back, and whether it is whole. */
interface Sent {
  content?: string | null | undefined;
  refusal?: string | null | undefined;
  isTruncated?: boolean;
  isTooLong?: boolean;
}

/** Asks the model, and keeps each request with its answer. */
@Injectable()
export class ModelClient {
  readonly isConfigured: boolean;
  private readonly log = new Logger(ModelClient.name);
  private readonly openai: OpenAI;
  private readonly timeoutMs: number;
  private readonly model: string;

  constructor(
    @InjectModel(ModelCallRecord.name) private readonly calls: Model<ModelCallRecord>,
    @Inject(ENVIRONMENT) { openai }: Environment,
    private readonly clock: Clock,
  ) {
    this.isConfigured = openai.apiKey !== undefined;
    this.model = openai.model;
    this.timeoutMs = openai.timeoutSeconds * 1_000;
    this.openai = new OpenAI({
      apiKey: openai.apiKey ?? 'none',
      baseURL: openai.baseUrl ?? 'https://api.openai.com/v1',
      // Otherwise the client reads further variables of the environment.
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: MAX_RETRIES,
      timeout: Math.ceil(this.timeoutMs / 2),
      fetch: (url, init) => fetchWithin(openai.timeoutSeconds, url, init),
    });
  }

  /** @throws ModelUnavailable, or the reason of the signal when it aborts. */
  async ask<K extends Kind>({ kind, generationId, prompt, user, signal }: ModelRequest<K>): Promise<ModelAnswer<K>> {
    const messages: ModelMessage[] = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: user },
    ];
    const call: ModelCallRecord = {
      _id: new Types.ObjectId(),
      generationId,
      prompt: prompt.id,
      model: this.model,
      messages,
      answer: '',
      at: this.clock.now(),
    };
    try {
      const { content, refusal, isTruncated, isTooLong } = await this.send(kind, messages, signal);
      call.answer = (content ?? refusal ?? '').slice(0, MAX_KEPT_CHARACTERS);
      const value = content && !isTruncated ? parsedAnswer(kind, content) : undefined;
      if (refusal) call.problem = 'The model refused to answer.';
      else if (isTooLong) call.problem = 'The answer of the model was too long and was not read to its end.';
      else if (isTruncated) call.problem = 'The answer of the model was cut off.';
      else if (!value) call.problem = 'The answer of the model does not have the form that was asked for.';
      return { call, value };
    } catch (error) {
      call.problem = signal.aborted
        ? 'The generation was cancelled.'
        : 'The model did not answer. Please start the generation again.';
      throw error;
    } finally {
      await this.calls.create(call);
    }
  }

  private async send(kind: Kind, messages: ModelMessage[], signal: AbortSignal): Promise<Sent> {
    const schema = jsonSchema(modelAnswerSchemas[kind], 'output');
    try {
      const { choices } = await withDeadline(this.timeoutMs, signal, (ended) =>
        this.openai.chat.completions.create(
          {
            model: this.model,
            messages,
            max_completion_tokens: MAX_TOKENS,
            response_format: { type: 'json_schema', json_schema: { name: kind, strict: true, schema } },
          },
          { signal: ended },
        ),
      );
      const { message, finish_reason } = choices?.[0] ?? {};
      return {
        content: message?.content,
        refusal: message?.refusal,
        isTruncated: finish_reason === 'length' || finish_reason === 'content_filter',
      };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AnswerTooLong) return { isTooLong: true };
      const { status } = error as { status?: number };
      this.log.warn(`The model did not answer: ${(error as Error).constructor.name} ${status ?? ''}`.trimEnd());
      throw new ModelUnavailable('The model did not answer. Please start the generation again.', { cause: error });
    }
  }
}

function parsedAnswer<K extends Kind>(kind: K, content: string): z.output<(typeof modelAnswerSchemas)[K]> | undefined {
  try {
    // The schema that belongs to the kind, which the compiler does not follow through the index.
    return modelAnswerSchemas[kind].parse(JSON.parse(content)) as z.output<(typeof modelAnswerSchemas)[K]>;
  } catch {
    return undefined;
  }
}
