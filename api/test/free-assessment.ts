import { type OpenTest, openTestSchema } from '@wattle/contract/attempts';
import { freeAssessmentDetails } from '@wattle/contract/free-assessment';
import type { FreeTest } from '@wattle/contract/free-tests';
import { attemptResultSchema } from '@wattle/contract/results';
import type { z } from 'zod';
import { type TestApi, useApi } from './start-api';
import { uniqueEmail } from './unique';

export type Client = ReturnType<TestApi['browser']>;

export interface Change {
  index: number;
  selectedAnswer: string | null;
  version: number;
}

/** A test with a clock, opened by the child that takes it. */
const timedTestSchema = openTestSchema.required({
  attemptId: true,
  startedAt: true,
  deadline: true,
  serverTime: true,
  answers: true,
});
export type TimedTest = z.infer<typeof timedTestSchema>;

/** The path of an endpoint of the free assessment. */
export const at = (path: string) => `/api/freeassesment/${path}`;

/** Answers of a child who knows the first `right` answers; the key of all questions is B. */
export function answersOf({ questions }: OpenTest, right: number) {
  return {
    questionStatus: questions.map((_question, index) => ({ questionNumber: index + 1, status: 'attempted' })),
    responses: questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: index < right ? 'B' : 'A' })),
  };
}

/** Enough questions for each of the three tests. */
async function addBank(api: TestApi): Promise<void> {
  await api.addQuestions('Reading', 10, { text: 'The lamp\n\nIt had to be wound.' });
  await api.addQuestions('Maths', 12);
  await api.addQuestions('ThinkingSkills', 12);
}

/** An API with a bank for a file, and what visitors do there; each test has an address of its own. */
export function useFreeAssessment(settings: Record<string, string> = {}, prepare = addBank) {
  const running = useApi(settings, prepare);
  let email: string;
  beforeEach(() => {
    email = uniqueEmail();
  });

  const start = (client: Client, address = email, more: object = {}) =>
    client.post(at('userdetailforassesment')).send({ email: address, ...more });

  /** A browser that has started an assessment. */
  async function visitor(address = email, more: object = {}): Promise<Client> {
    const client = running.api.browser();
    await start(client, address, more).expect(201);
    return client;
  }

  async function open(client: Client, test: FreeTest, address = email): Promise<TimedTest> {
    const { body } = await client.get(at(test.category)).query({ email: address }).expect(200);
    return timedTestSchema.parse(body);
  }

  const submit = (client: Client, test: FreeTest, submission: object) =>
    client.post(at(test.submitPath)).send({ email, ...submission });

  async function take(client: Client, test: FreeTest, right: number, address = email) {
    const answers = answersOf(await open(client, test, address), right);
    const { body } = await submit(client, test, { ...answers, email: address }).expect(200);
    return attemptResultSchema.parse(body);
  }

  async function scores(client: Client, address = email) {
    const { body } = await client.get(at('userAssessmentDetails')).query({ email: address }).expect(200);
    const { user } = freeAssessmentDetails.response.parse(body);
    return [user.reading_score, user.maths_score, user.thinking_skills_score];
  }

  function save(client: Client, { attemptId, questions }: TimedTest, changes: Change[]) {
    const answers = changes.map(({ index, ...answer }) => ({ questionId: questions[index]?.id, ...answer }));
    return client.put(at(`attempts/${attemptId}/answers`)).send({ answers });
  }

  /** The attempts of an address as they are stored. */
  async function attempts(address = email) {
    const { connection } = running.api;
    const assessments = await connection.collection('free_assessments').find({ email: address }).toArray();
    const owners = assessments.map(({ _id }) => `visitor:${_id}`);
    return connection
      .collection('attempts')
      .find({ owner: { $in: owners } })
      .toArray();
  }

  return {
    get api() {
      return running.api;
    },
    get email() {
      return email;
    },
    visitor,
    start,
    open,
    submit,
    take,
    scores,
    save,
    attempts,
  };
}
