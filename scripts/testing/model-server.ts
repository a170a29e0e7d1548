import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ANSWER_FAULTS, type AnswerFault, completionOf, ModelAnswers, TEST_MODEL } from './model-answers';

/** `held` answers are good, and wait for `release`; a `huge` one is good JSON of 400 MB. */
const TRANSPORT_FAULTS = [
  'rate-limited',
  'rate-limited-for-long',
  'unavailable',
  'slow',
  'broken',
  'held',
  'huge',
] as const;

/** How one request is answered; `good` where nothing was chosen. */
export type Behaviour = 'good' | AnswerFault | (typeof TRANSPORT_FAULTS)[number];

const BEHAVIOURS: readonly string[] = ['good', ...ANSWER_FAULTS, ...TRANSPORT_FAULTS];

/** Chooses the answers of the next requests that a text stands in, one after the other. */
export interface Plan {
  behaviours: Behaviour[];
  /** Only requests whose user message has this text, such as a word of the original question. */
  about?: string;
  /** Only requests that are bound to this schema: one of `modelAnswerSchemas`; else all but the last. */
  schema?: string;
}

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { name: string; strict: boolean; schema: Record<string, unknown> } };
}

/** Retry-After of a refusal; the client waits that long. */
const RETRY_AFTER_SECONDS = { 'rate-limited': 1, 'rate-limited-for-long': 120 };
const SLOW_PAUSE_MS = 200;
const HUGE_PART = ' '.repeat(1_000_000);
const HUGE_PARTS = 400;

/** Speaks the chat-completions protocol. Its questions are those of the corpora; faults are chosen for each request. */
export class ModelServer {
  readonly requests: { at: number; body: ChatRequest }[] = [];
  /** Requests whose client has gone away before the answer. */
  aborted = 0;
  /** Bytes of `huge` answers that were sent until their clients went away. */
  hugeBytes = 0;
  private readonly answers = new ModelAnswers();
  private plans: Plan[] = [];
  private held: (() => void)[] = [];
  private readonly server = createServer((request, response) => {
    this.respond(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<ModelServer> {
    const started = new ModelServer();
    started.server.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  get settings(): Record<string, string> {
    return { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: this.baseUrl, OPENAI_MODEL: TEST_MODEL };
  }

  plan(plan: Plan): void {
    this.plans.push({ ...plan, behaviours: [...plan.behaviours] });
  }

  release(): void {
    for (const answer of this.held.splice(0)) answer();
  }

  reset(): void {
    this.plans = [];
    this.requests.length = 0;
    this.aborted = 0;
    this.hugeBytes = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await text(request)) || '{}');
    const path = `${request.method} ${request.url}`;
    if (path === 'GET /v1/models') return send(response, 200, { object: 'list', data: [{ id: TEST_MODEL }] });
    if (path === 'POST /plans') return this.takePlan(body, response);
    if (path !== 'POST /v1/chat/completions') return sendError(response, 404, 'There is nothing here.');
    if (!request.headers.authorization) return sendError(response, 401, 'A key is missing.');
    if (body.model !== TEST_MODEL) return sendError(response, 404, `There is no model ${body.model}.`);
    await this.complete(body, response);
  }

  /** Journeys choose behaviours over HTTP. */
  private takePlan(plan: Plan, response: ServerResponse): void {
    if (!plan.behaviours?.every((each) => BEHAVIOURS.includes(each))) {
      sendError(response, 400, `Behaviours are ${BEHAVIOURS.join(', ')}.`);
      return;
    }
    this.plan(plan);
    send(response, 200, {});
  }

  private async complete(body: ChatRequest, response: ServerResponse): Promise<void> {
    this.requests.push({ at: Date.now(), body });
    response.once('close', () => {
      if (!response.writableFinished) this.aborted += 1;
    });
    const schema = body.response_format.json_schema.name;
    const user = body.messages.at(-1)?.content ?? '';
    const behaviour = this.nextBehaviour(schema, user);
    if (behaviour === 'rate-limited' || behaviour === 'rate-limited-for-long') {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS[behaviour]);
      return sendError(response, 429, 'Too many requests.');
    }
    if (behaviour === 'unavailable') return sendError(response, 503, 'The model is overloaded.');
    if (behaviour === 'held') await new Promise<void>((resolve) => this.held.push(resolve));
    const fault = ANSWER_FAULTS.find((each) => each === behaviour);
    const content = JSON.stringify(this.answers.answer({ schema, user }, fault));
    const completion = JSON.stringify(completionOf(content, fault));
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (behaviour === 'broken') {
      response.write(completion.slice(0, completion.length / 2), () => response.destroy());
      return;
    }
    if (behaviour === 'slow') return sendSlowly(response, completion);
    if (behaviour === 'huge') return this.sendHuge(response, completion);
    response.end(completion);
  }

  /** White space in front of the JSON; not faster than the client reads it. */
  private async sendHuge(response: ServerResponse, completion: string): Promise<void> {
    const parts = function* (this: ModelServer) {
      for (let sent = 0; sent < HUGE_PARTS; sent += 1) {
        this.hugeBytes += HUGE_PART.length;
        yield HUGE_PART;
      }
      yield completion;
    };
    await pipeline(Readable.from(parts.call(this)), response);
  }

  private nextBehaviour(schema: string, user: string): Behaviour {
    const plan = this.plans.find(
      (each) =>
        each.behaviours.length > 0 &&
        user.includes(each.about ?? '') &&
        (each.schema ? each.schema === schema : schema !== 'second_solve'),
    );
    return plan?.behaviours.shift() ?? 'good';
  }
}

/** Sends a few bytes at a time, so that the whole takes minutes. */
function sendSlowly(response: ServerResponse, completion: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(completion.slice(sent, sent + 2));
    sent += 2;
    if (sent >= completion.length) response.end();
  }, SLOW_PAUSE_MS);
  response.once('close', () => clearInterval(timer));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message, type: 'test' } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
