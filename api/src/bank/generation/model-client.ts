import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { Environment } from '@wattle/environment';
import { Model, Types } from 'mongoose';
import OpenAI from 'openai';
import pTimeout from 'p-timeout';
import type { z } from 'zod';
import { Clock, ENVIRONMENT, jsonSchema } from '../../infrastructure';
import { ModelCallRecord, type ModelMessage } from './generation.schema';
import { type AnswerKind, answerSchemasOf, type ModelValue } from './model-answers';
import { CURRENT_PROMPTS, type Prompt } from './prompts';

/** The client backs off between tries, or waits as long as Retry-After says. */
const MAX_RETRIES = 2;
/** A passage with its questions needs a fifth of it; reasoning needs more. */
const MAX_TOKENS = 16_000;
const MAX_STORED_CHARACTERS = 100_000;
const NO_ANSWER = 'The model did not answer. Please start the generation again.';

/** Many times what MAX_TOKENS take in any script, with escapes. */
const MAX_ANSWER_BYTES = 2_000_000;

/** The model sends more than an answer can have; the rest is not read. */
class AnswerTooLong extends Error {}

/** Retry-After: by then somebody may have entered a key. */
export const NOT_CONFIGURED_SECONDS = 3_600;
/** Retry-After: by then the model may answer again. */
export const UNAVAILABLE_SECONDS = 30;

export class ModelUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super(NO_ANSWER, options);
  }
}

interface ModelMessageRequest {
  generationId: string;
  user: string;
  signal: AbortSignal;
}

export interface ModelRequest extends ModelMessageRequest {
  subject: Subject;
}

interface SchemaRequest<Value> extends ModelMessageRequest {
  name: string;
  prompt: Prompt;
  schema: z.ZodType<Value>;
  /** Its record says that it was made, and not what was sent and answered. */
  isPrivate?: boolean;
}

interface ModelAnswer<Value> {
  call: ModelCallRecord;
  value?: Value | undefined;
}

interface RawAnswer {
  content?: string | null | undefined;
  refusal?: string | null | undefined;
  isTruncated?: boolean;
  isTooLong?: boolean;
}

@Injectable()
export class ModelClient {
  readonly isConfigured: boolean;
  private readonly logger = new Logger(ModelClient.name);
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
  ask<K extends AnswerKind>(kind: K, { subject, ...request }: ModelRequest): Promise<ModelAnswer<ModelValue<K>>> {
    // The compiler does not relate the schema to the kind.
    const schema = answerSchemasOf(subject)[kind] as unknown as z.ZodType<ModelValue<K>>;
    return this.askBySchema({ ...request, name: kind, prompt: CURRENT_PROMPTS[kind], schema });
  }

  /** As {@link ask}, for whatever has a prompt and a schema. */
  async askBySchema<Value>(request: SchemaRequest<Value>): Promise<ModelAnswer<Value>> {
    const { generationId, name, prompt, schema, user, signal, isPrivate } = request;
    const messages: ModelMessage[] = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: user },
    ];
    const at = this.clock.now();
    const call: ModelCallRecord = {
      _id: new Types.ObjectId(),
      generationId,
      prompt: prompt.id,
      model: this.model,
      messages: isPrivate ? [] : messages,
      answer: '',
      at,
    };
    try {
      const { content, refusal, isTruncated, isTooLong } = await this.send(name, schema, messages, signal);
      if (!isPrivate) call.answer = (content ?? refusal ?? '').slice(0, MAX_STORED_CHARACTERS);
      const value = content && !isTruncated ? parsedAnswer(schema, content) : undefined;
      if (refusal) call.problem = 'The model refused to answer.';
      else if (isTooLong) call.problem = 'The answer of the model was too long and was not read to its end.';
      else if (isTruncated) call.problem = 'The answer of the model was cut off.';
      else if (!value) call.problem = 'The answer of the model does not have the form that was asked for.';
      return { call, value };
    } catch (error) {
      call.problem = signal.aborted ? 'The generation was cancelled.' : NO_ANSWER;
      throw error;
    } finally {
      await this.calls.create(call);
    }
  }

  private async send(
    name: string,
    answer: z.ZodType,
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<RawAnswer> {
    const schema = jsonSchema(answer, 'output');
    const ended = new AbortController();
    try {
      const completion = this.openai.chat.completions.create(
        {
          model: this.model,
          messages,
          max_completion_tokens: MAX_TOKENS,
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        { signal: ended.signal },
      );
      const { choices } = await pTimeout(completion, { milliseconds: this.timeoutMs, signal });
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
      this.logger.warn(`The model did not answer: ${(error as Error).constructor.name} ${status ?? ''}`.trimEnd());
      throw new ModelUnavailable({ cause: error });
    } finally {
      ended.abort();
    }
  }
}

function parsedAnswer<Value>(schema: z.ZodType<Value>, content: string): Value | undefined {
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

/**
 * Stops retries when the model asks for a longer wait than there is time, and limits the body, which the client reads
 * into memory as a whole.
 */
async function fetchWithin(seconds: number, url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  if (!(Number(headers.get('Retry-After')) < seconds)) headers.set('X-Should-Retry', 'false');
  return new Response(body?.pipeThrough(limitedTo(MAX_ANSWER_BYTES)) ?? null, { status, statusText, headers });
}

function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > bytes) throw new AnswerTooLong(`The body is longer than ${bytes} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
