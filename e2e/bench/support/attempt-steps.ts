import { ObjectId } from 'mongodb';
import { extent } from '../../../scripts/testing/bench-extent';
import type { Backend } from '../../support/backend';
import type { SignedIn } from '../../support/signed-in';
import { type OpenedTest, TestCalls, type TestOf } from '../../support/test-calls';
import { Cost } from './cost';

const TEST: TestOf = { testType: 'weekly-test', subject: 'Maths' };
const OPERATIONS = extent(400, 5);
/** A child may open no more than 200 tests in a day. */
const OPERATIONS_OF_ONE = 150;
/** How many children take a test in one round. */
const AT_MOST = 200;

/** Goals for the CPU of API and engine together, as multiples of the floor (support/floor.ts). */
const GOALS = { 'open a new test': 2.5, 'open it again': 1.2, 'save an answer': 1.2, submit: 2.2 };

type Step = keyof typeof GOALS;

/** What children cost who take weekly tests, step by step, as lines to print. */
export async function measureAttempts(
  backend: Backend,
  children: readonly SignedIn[],
  floor: number,
): Promise<string[]> {
  const costs = await costsOfAttempts(backend, children);
  return (Object.keys(GOALS) as Step[]).map(
    (step) => `${step.padEnd(16)} ${costs[step].besideGoal(GOALS[step], floor)}`,
  );
}

/** Children take weekly tests, step by step; afterwards they have the attempts that they had before. */
async function costsOfAttempts(backend: Backend, children: readonly SignedIn[]): Promise<Record<Step, Cost>> {
  const steps = {
    'open a new test': new Cost(backend),
    'open it again': new Cost(backend),
    'save an answer': new Cost(backend),
    submit: new Cost(backend),
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
  return steps;
}

function saveOne(calls: TestCalls, { attemptId, questions }: OpenedTest): Promise<unknown> {
  const questionId = questions[0]?.id ?? '';
  return calls.save(attemptId, { answers: [{ questionId, selectedAnswer: 'C', version: 1 }] });
}

function submitAll(calls: TestCalls, { attemptId, questions }: OpenedTest): Promise<unknown> {
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'B' }));
  return calls.submit(TEST, attemptId, responses);
}
