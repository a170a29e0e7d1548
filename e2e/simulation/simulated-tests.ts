import { scoreOf } from '@wattle/contract/marking';
import { type Db, ObjectId } from 'mongodb';
import type { SignedIn } from '../support/signed-in';
import { TestCalls } from '../support/test-calls';
import type { Population, TakenTest as TestOf } from './population';
import type { BankItem } from './simulated-bank';

export interface Child extends SignedIn {
  ability: number;
}

export type TakenTest = TestOf<BankItem>;

/** Of the subject test. */
export const TEST_LENGTH = 30;
const TEST = { testType: 'subject-test', subject: 'Maths' } as const;

const DAY_MS = 86_400_000;
const TEST_MS = 1_800_000;

export class SimulatedTests {
  constructor(
    private readonly db: Db,
    private readonly url: string,
    private readonly population: Population,
    private readonly items: readonly BankItem[],
  ) {}

  /** As a page would: the API chooses the questions. */
  async takeOverHttp(child: Child): Promise<TakenTest> {
    const calls = new TestCalls(this.url, child);
    const { attemptId, questions } = await calls.open(TEST);
    const byId = new Map(this.items.map((item) => [item.id, item]));
    const items = questions.flatMap(({ id }) => byId.get(id) ?? []);
    const taken = this.population.test(items, child.ability);
    const responses = taken.map(({ item, option }) => ({ questionId: item.id, selectedAnswer: option }));
    await calls.submit(TEST, attemptId, responses);
    return taken;
  }

  /** Writes tests as the API stores them; some children repeat what went wrong. */
  async write(children: readonly Child[], repeating: (child: Child) => boolean): Promise<TakenTest[]> {
    const taken = children.map(({ ability }) =>
      this.population.test(this.population.shuffled(this.items).slice(0, TEST_LENGTH), ability),
    );
    const attempts = children.flatMap((child, at) => {
      const test = taken[at] ?? [];
      const submittedAt = Date.now() - 60 * DAY_MS + at * Math.min(TEST_MS, (58 * DAY_MS) / children.length);
      const first = attemptOf(child, test, submittedAt, { kind: 'subject-test' });
      if (!repeating(child)) return [first];
      const wrong = test.filter(({ item, option }) => option !== item.key).map(({ item }) => item);
      const again = this.population.test(wrong, child.ability);
      const resit = { kind: 're-sit', resitOf: 'subject-test' };
      return [first, attemptOf(child, again, submittedAt + DAY_MS, resit)];
    });
    for (let from = 0; from < attempts.length; from += 200) {
      await this.db.collection('attempts').insertMany(attempts.slice(from, from + 200));
    }
    return taken;
  }
}

function attemptOf(child: Child, test: TakenTest, submittedAt: number, kind: object) {
  const given = test.map(({ item, option }) => ({ questionId: item.id, selectedAnswer: option, version: 1 }));
  const answers = given.filter(({ selectedAnswer }) => selectedAnswer !== null);
  const questions = test.map(({ item }) => ({ id: item.id, correct_answer: item.key }));
  const score = scoreOf(questions, given);
  const total = test.length;
  return {
    _id: new ObjectId(),
    owner: `child:${child.id}`,
    ...kind,
    subject: 'Maths',
    questions: test.map(({ item }) => ({ questionId: item.id, version: 1 })),
    startedAt: new Date(submittedAt - TEST_MS),
    privileges: {},
    answers: Object.fromEntries(answers.map(({ questionId, ...answer }) => [questionId, answer])),
    uiState: {
      version: 1,
      flagged: [],
      eliminated: {},
      highlights: {},
      secondsSpent: Object.fromEntries(test.map(({ item, seconds }) => [item.id, seconds])),
    },
    revision: 1,
    state: 'submitted',
    submittedAt: new Date(submittedAt),
    submissionKey: 'simulated',
    result: {
      score,
      total,
      perCategory: [{ subject: 'Maths', category: 'Measurement', correct: score, total }],
      perSkill: [],
      counts: { stored: answers.length, given: answers.length },
      isVerified: true,
    },
    uncounted: 'new',
  };
}
