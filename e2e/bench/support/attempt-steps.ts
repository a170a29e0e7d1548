import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { Backend } from '../../support/backend';
import type { SignedIn } from '../../support/signed-in';
import { type OpenedTest, TestCalls, type TestOf } from '../../support/test-calls';
import { besideGoal, percentile } from './figures';
import { cpuMs } from './process-usage';

const TEST: TestOf = { testType: 'weekly-test', subject: 'Maths' };
const OPERATIONS = 400;
/** A child may open no more than 200 tests in a day. */
const OPERATIONS_OF_ONE = 150;
const CONNECTIONS = 50;
/** How many children take a test in one round. */
const AT_MOST = 200;
/** What the API does after it has answered belongs to what it answered. */
const AFTERWORK_MS = 10;

/** What one kind of request has cost so far. */
class Cost {
  private readonly ms: number[] = [];
  private apiMs = 0;
  private engineMs = 0;

  /** The goal is for the CPU of API and engine together, in milliseconds. */
  constructor(
    private readonly backend: Backend,
    private readonly goal: number,
  ) {}

  async measure(requests: readonly (() => Promise<void>)[]): Promise<void> {
    const before = this.cpu();
    const waiting = requests.values();
    const connection = async () => {
      for (const request of waiting) {
        const started = performance.now();
        await request();
        this.ms.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    await sleep(AFTERWORK_MS);
    const after = this.cpu();
    this.apiMs += after.api - before.api;
    this.engineMs += after.engine - before.engine;
  }

  toString(): string {
    const each = (ms: number) => ms / this.ms.length;
    const engine = this.backend.engine ? ` + ${each(this.engineMs).toFixed(2)}` : '';
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(this.ms, share).toFixed(1));
    const cpu = besideGoal(each(this.apiMs + this.engineMs), this.goal, 'ms');
    return `p50 ${p50} ms, p99 ${p99} ms, CPU ${each(this.apiMs).toFixed(2)}${engine} = ${cpu}`;
  }

  private cpu() {
    const { apiPid, engine } = this.backend;
    return { api: cpuMs(apiPid), engine: engine?.pid ? cpuMs(engine.pid) : 0 };
  }
}

/** Children take weekly tests, step by step; afterwards they have the attempts that they had before. */
export async function measureAttempts(backend: Backend, children: readonly SignedIn[]): Promise<string[]> {
  const steps = {
    'open a new test': new Cost(backend, 2.5),
    'open it again': new Cost(backend, 0.8),
    'save an answer': new Cost(backend, 1.2),
    submit: new Cost(backend, 2),
  };
  const takers = children.slice(-AT_MOST);
  const operations = Math.min(OPERATIONS, OPERATIONS_OF_ONE * takers.length);
  for (let done = 0; done < operations; done += takers.length) {
    const calls = takers.map((child) => new TestCalls(backend.url, child));
    const tests: OpenedTest[] = [];
    const each = (work: (call: TestCalls, test: OpenedTest) => Promise<unknown>) =>
      calls.map((call, index) => async () => void (await work(call, tests[index] as OpenedTest)));

    const open = (call: TestCalls, index: number) => async () => {
      tests[index] = await call.open(TEST);
    };
    await steps['open a new test'].measure(calls.map(open));
    await steps['open it again'].measure(each((call) => call.open(TEST)));
    await steps['save an answer'].measure(each((call, test) => saveOne(call, test)));
    await steps.submit.measure(each((call, test) => submitAll(call, test)));
    const ids = tests.map(({ attemptId }) => new ObjectId(attemptId));
    await backend.db.collection('attempts').deleteMany({ _id: { $in: ids } });
  }
  return Object.entries(steps).map(([name, cost]) => `${name.padEnd(16)} ${cost}`);
}

function saveOne(calls: TestCalls, { attemptId, questions }: OpenedTest): Promise<unknown> {
  const questionId = questions[0]?.id ?? '';
  return calls.save(attemptId, { answers: [{ questionId, selectedAnswer: 'C', version: 1 }] });
}

function submitAll(calls: TestCalls, { attemptId, questions }: OpenedTest): Promise<unknown> {
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'B' }));
  return calls.submit(TEST, attemptId, responses);
}
