import {
  attemptResultSchema,
  type FreeTest,
  freeAssessmentDetailsSchema,
  type OpenTest,
  openTestSchema,
} from '@wattle/contract';
import type { z } from 'zod';
import { TestApi } from './start-api';

export type Client = ReturnType<TestApi['browser']>;

export interface Change {
  index: number;
  selectedAnswer: string | null;
  version: number;
}

/** A test with a clock, opened by the child that takes it. */
export const timedTestSchema = openTestSchema.required({
  attemptId: true,
  startedAt: true,
  deadline: true,
  serverTime: true,
  answers: true,
});
export type TimedTest = z.infer<typeof timedTestSchema>;

/** The address of a call of the free assessment. */
export const at = (path: string) => `/api/freeassesment/${path}`;

/** Who takes the assessment where a test does not say. */
export const email = 'meera@example.com';

/** Answers of a child who knows the first `right` answers; the key of all questions is B. */
export function answersOf({ questions }: OpenTest, right: number) {
  return {
    email,
    questionStatus: questions.map((_question, index) => ({ questionNumber: index + 1, status: 'attempted' })),
    responses: questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: index < right ? 'B' : 'A' })),
  };
}

/** An API with a small bank for each test of a file, and what visitors do there. */
export function useFreeAssessment(settings: Record<string, string> = {}) {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.start(settings);
    await api.addQuestions('Reading', 12, { text: 'The lamp\n\nIt had to be wound.' });
    await api.addQuestions('Maths', 12);
    await api.addQuestions('ThinkingSkills', 12);
  });
  afterEach(() => api.close());

  /** A browser that has started an assessment. */
  async function visitor(address = email): Promise<Client> {
    const client = api.browser();
    await start(client, address).expect(201);
    return client;
  }

  const start = (client: Client, address = email) => client.post(at('userdetailforassesment')).send({ email: address });

  async function open(client: Client, test: FreeTest, address = email): Promise<TimedTest> {
    const { body } = await client.get(at(test.category)).query({ email: address }).expect(200);
    return timedTestSchema.parse(body);
  }

  async function take(client: Client, test: FreeTest, right: number, address = email) {
    const answers = { ...answersOf(await open(client, test, address), right), email: address };
    const { body } = await client.post(at(test.submitPath)).send(answers).expect(200);
    return attemptResultSchema.parse(body);
  }

  async function scores(client: Client, address = email) {
    const { body } = await client.get(at('userAssessmentDetails')).query({ email: address }).expect(200);
    const { user } = freeAssessmentDetailsSchema.parse(body);
    return [user.reading_score, user.maths_score, user.thinking_skills_score];
  }

  function save(client: Client, { attemptId, questions }: TimedTest, changes: Change[]) {
    const answers = changes.map(({ index, ...answer }) => ({ questionId: questions[index]?.id, ...answer }));
    return client.put(at(`attempts/${attemptId}/answers`)).send({ answers });
  }

  return {
    get api() {
      return api;
    },
    visitor,
    start,
    open,
    take,
    scores,
    save,
  };
}
