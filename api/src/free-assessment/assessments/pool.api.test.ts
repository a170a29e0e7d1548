import { openTestSchema } from '@wattle/contract/attempts';
import { SUBJECTS, TEST_TYPES } from '@wattle/contract/constants';
import { openFreeTest } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { openPracticeTest, openTest } from '@wattle/contract/tests';
import { call } from '../../../test/call';
import { type Client, useFreeAssessment } from '../../../test/free-assessment';
import type { TestApi } from '../../../test/start-api';
import { uniqueEmail } from '../../../test/unique';

const assessments = useFreeAssessment({}, async (api) => {
  for (const { subject } of FREE_TESTS) {
    for (const pool of ['Tests', 'Free assessment'] as const) {
      for (const part of [1, 2, 3]) {
        const text = subject === 'Reading' ? `${pool}\n\nThe lamp had to be wound in part ${part}.` : undefined;
        await api.addQuestions(subject, 10, { pool, text });
      }
    }
  }
  await api.addQuestions('Writing', 1, { mcq_options: undefined, correct_answer: undefined });
  await api.addQuestions('Writing', 9, { pool: 'Free assessment', mcq_options: undefined, correct_answer: undefined });
});

const idsOfPool = async () => {
  const stored = await assessments.api.connection.collection('questions').find({ pool: 'Free assessment' }).toArray();
  return new Set(stored.map(({ _id }) => String(_id)));
};

const opened = async (client: Client, email: string) => {
  const params = { category: 'randomReadingQuestions' } as const;
  return (await call(client, openFreeTest, { params, query: { email } })).questions;
};

test('however many assessments are invented, they show nothing but the pool, and whole passages', async () => {
  const pool = await idsOfPool();
  const shown = new Set<string>();
  const texts = new Set<string>();
  for (let invented = 0; invented < 12; invented += 1) {
    const email = uniqueEmail();
    const questions = await opened(await assessments.visitor(email), email);
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(1);
    for (const { id, text = '' } of questions) {
      shown.add(id);
      texts.add(text);
    }
  }
  expect([...shown].filter((id) => !pool.has(id))).toEqual([]);
  expect(texts.size).toBeGreaterThan(1);
});

test('a client without a cookie is shown the same ten of the pool each time', async () => {
  const pool = await idsOfPool();
  const samples = [
    await opened(assessments.api.browser(), uniqueEmail()),
    await opened(assessments.api.browser(), uniqueEmail()),
  ];
  expect(samples[0]).toEqual(samples[1]);
  expect(samples[0]?.every(({ id }) => pool.has(id))).toBe(true);
});

test('no test of a child serves a question of the pool, also when it has met all the others', async () => {
  const pool = await idsOfPool();
  const child = await assessments.api.addStudent();
  const served: string[] = [];
  for (const testType of TEST_TYPES) {
    for (const subject of SUBJECTS) {
      const params = { category: subject };
      const { questions } = await call(child.client(), openTest, { params, query: { testType } });
      served.push(...questions.map(({ id }) => id));
    }
  }
  const { reading, maths, thinkingskills, writing } = await call(child.client(), openPracticeTest);
  served.push(...[...reading, ...maths, ...thinkingskills, ...(writing ? [writing] : [])].map(({ id }) => id));
  expect(new Set(served).size).toBe(91);
  expect(served.filter((id) => pool.has(id))).toEqual([]);
});

/** Other questions for the tests of a block. */
async function newBank(prepare: (api: TestApi) => Promise<unknown>): Promise<void> {
  await assessments.api.connection.collection('questions').deleteMany({});
  await prepare(assessments.api);
}

describe('a passage with questions of both pools', () => {
  const text = 'The kite\n\nIt hung above the oval.';
  beforeAll(() =>
    newBank(async (api) => {
      await api.addQuestions('Reading', 10, { text });
      await api.addQuestions('Reading', 10, { text, pool: 'Free assessment' });
      await api.addQuestions('Reading', 10, { text: 'The drum\n\nIt was quiet.', pool: 'Tests' });
      await api.addQuestions('Reading', 10, { text: 'The flag\n\nIt was red.', pool: 'Free assessment' });
    }),
  );

  it('is served neither to children nor to visitors', async () => {
    const child = await assessments.api.addStudent();
    const { body } = await child.client().get('/api/test/subject-test/Reading').query({ testType: 'mega-test' });
    const email = uniqueEmail();
    const served = [openTestSchema.parse(body).questions, await opened(await assessments.visitor(email), email)];
    expect(served.map((questions) => [...new Set(questions.map((question) => question.text))])).toEqual([
      ['The drum\n\nIt was quiet.'],
      ['The flag\n\nIt was red.'],
    ]);
  });
});

describe('a pool that is too small for a test', () => {
  beforeAll(() =>
    newBank(async (api) => {
      await api.addQuestions('Reading', 20, { text: undefined });
      await api.addQuestions('Reading', 6, { text: undefined, pool: 'Free assessment' });
    }),
  );

  it('counts as none', async () => {
    const email = uniqueEmail();
    expect(await opened(await assessments.visitor(email), email)).toHaveLength(10);
    expect(await opened(assessments.api.browser(), uniqueEmail())).toHaveLength(10);
  });
});

describe('a bank without a pool', () => {
  beforeAll(() =>
    newBank(async (api) => {
      await api.addQuestions('Reading', 40, { text: undefined });
      await api.addQuestions('Maths', 1);
      await api.addQuestions('ThinkingSkills', 1);
    }),
  );

  it('shows every visitor the same questions', async () => {
    const shown = new Set<string>();
    for (let invented = 0; invented < 5; invented += 1) {
      const email = uniqueEmail();
      for (const { id } of await opened(await assessments.visitor(email), email)) shown.add(id);
    }
    expect(shown.size).toBe(10);
  });
});
