import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isLongRun } from '../../../../scripts/testing/extent';
import type { ReplicaSetProxy } from '../../../../scripts/testing/replica-set-proxy';
import { NOT_REPLICATED, STEP_DOWNS, type StepDown } from '../../../../scripts/testing/step-downs';
import { eventually } from '../../../test/eventually';
import { responsesTo, useStudentTests } from '../../../test/student-tests';

const tests = useStudentTests();
const { open, submit, save, attempts } = tests;

/** A request that finds no primary is refused after the first time; without one the set is for the second. */
const [SELECTION_MS, ELECTION_MS] = [300, 500];
const CHILDREN = 4;
const WAYS = Object.entries(STEP_DOWNS).slice(0, isLongRun ? undefined : 1);

let set: ReplicaSetProxy;
beforeAll(async () => {
  set = await tests.api.useReplicaSet();
});

afterEach(() => set.elect());

async function useSettings(settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) set.settings.set(name, value);
  await tests.api.restart();
}

/** Sends a request until it is accepted. Every refusal says that it may be sent again. Returns how many there were. */
async function insist(send: () => ReturnType<typeof save>): Promise<number> {
  for (let refusals = 0; ; refusals += 1) {
    const { status, headers } = await send();
    if (status === 200) return refusals;
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)]);
    await sleep(20);
  }
}

/**
 * Several pages save one answer after the other, each until it is acknowledged; meanwhile something happens. In the end
 * what was acknowledged is stored.
 */
async function saveDuring(happen: () => Promise<unknown>) {
  const { attemptId, questions } = await open('subject-test');
  let isOver = false;
  const page = async ({ id: questionId }: { id: string }) => {
    let [version, refusals] = [0, 0];
    while (!isOver) {
      version += 1;
      const answers = [{ questionId, selectedAnswer: 'B', version }];
      refusals += await insist(() => save(attemptId, { answers }));
      const [stored] = await attempts();
      expect(stored?.answers[questionId]).toEqual({ selectedAnswer: 'B', version });
    }
    return refusals;
  };
  const saving = questions.slice(0, CHILDREN).map(page);
  await happen();
  isOver = true;
  const refusals = (await Promise.all(saving)).reduce((sum, each) => sum + each, 0);
  return { attemptId, questions, refusals };
}

/** Until it has met a write. */
const hasRefused = (before: number) => eventually(() => expect(set.refused).toBeGreaterThan(before));

async function stepDown(how: StepDown): Promise<void> {
  const before = set.refused;
  set.stepDown(how);
  await hasRefused(before);
  await sleep(ELECTION_MS);
  set.elect();
}

describe.each([
  ['retryWrites=true @long', 'true'],
  ['retryWrites=false', 'false'],
])('%s', (_what, retryWrites) => {
  beforeAll(() => useSettings({ retryWrites, serverSelectionTimeoutMS: String(SELECTION_MS) }));

  it.each(WAYS)('a primary that %s loses no answer and no submission', async (_what, how) => {
    const { attemptId, questions, refusals } = await saveDuring(() => stepDown(how));
    expect(refusals).toBeGreaterThan(0);
    const submission = { attemptId, responses: responsesTo(questions, 5) };
    const [refused] = await Promise.all([insist(() => submit(submission)), stepDown(how)]);
    expect(refused).toBeGreaterThan(0);
    const { body } = await submit(submission).expect(200);
    expect(body.score).toBe(5);
    expect(await attempts()).toMatchObject([{ state: 'submitted', result: { score: 5 } }]);
  });
});

/** What the database is asked for when a page saves and looks at its test. */
async function concerns() {
  const { attemptId, questions } = await open('subject-test');
  const asked: Record<string, unknown> = {};
  const note = ({ commandName, command }: { commandName: string; command: mongo.Document }) => {
    asked[commandName] = command.writeConcern ?? command.readConcern;
  };
  const client = tests.api.connection.getClient().on('commandStarted', note);
  await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] }).expect(200);
  await tests.child().get(`/api/attempts/${attemptId}/status`).expect(200);
  client.off('commandStarted', note);
  return asked;
}

describe('with retryable writes', () => {
  beforeAll(() => useSettings({ retryWrites: 'true', serverSelectionTimeoutMS: '3000' }));

  it.each(WAYS)('nobody notices a primary that %s and is elected again', async (_what, how) => {
    const { refusals } = await saveDuring(async () => {
      const before = set.refused;
      set.interrupt(how);
      await hasRefused(before);
    });
    expect(refusals).toBe(0);
  });
});

it('a write that is not replicated in time is not acknowledged, and the next try is', async () => {
  const { attemptId, questions } = await open('subject-test');
  const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
  set.failWrites(NOT_REPLICATED);
  const { headers } = await save(attemptId, { answers }).expect(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await submit({ attemptId, responses: [] }).expect(503);
  set.elect();
  await submit({ attemptId, responses: [] }).expect(200);
  expect(await attempts()).toMatchObject([{ state: 'submitted', result: { score: 1 } }]);
});

it('a save waits for most members and their journals, unless the URI says otherwise', async () => {
  expect(await concerns()).toMatchObject({ findAndModify: { w: 'majority', j: true }, find: undefined });
  await useSettings({ w: '2', wtimeoutMS: '700', readConcernLevel: 'majority' });
  const findAndModify = { w: 2, j: true, wtimeout: 700 };
  expect(await concerns()).toMatchObject({ findAndModify, find: { level: 'majority' } });
});
