import { Types } from 'mongoose';
import { countRoundTrips, documentsRead } from '../../../test/database-commands';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { AttemptsService } from '../attempts/attempts.service';

/** So few questions that each test serves all of its subjects; none has changed of late. */
const tests = useStudentTests({}, async (api) => {
  const longAgo = { updatedAt: new Date('2026-01-01') };
  const subjects = ['Maths', 'ThinkingSkills', 'Reading'] as const;
  for (const subject of subjects) await api.addQuestions(subject, 10, longAgo);
  await api.addQuestions('Writing', 1, { mcq_options: undefined, correct_answer: undefined, ...longAgo });
});
const { open, openPractice, save, submit, take, child } = tests;

beforeAll(async () => {
  await tests.api.useDatabaseProxy();
});

const TEST_TYPES = ['subject-test', 'weekly-test', 'mega-test'] as const;
type OneOfThree = (typeof TEST_TYPES)[number];

/** The fewest of three measurements: tasks in the background send commands, too. */
async function fewestRoundTrips(prepare: (testType: OneOfThree) => Promise<() => Promise<unknown>>): Promise<number> {
  const counts: number[] = [];
  for (const testType of TEST_TYPES) {
    const task = await prepare(testType);
    // The state of the bank is looked up again.
    tests.api.advance(10);
    counts.push(await countRoundTrips(tests.api.connection.getClient(), task));
  }
  return Math.min(...counts);
}

/** What a process has seen before: the bank of each subject, the versions of its questions and the session. */
beforeEach(async () => {
  // A bank that has just changed is read at each look-up.
  tests.api.advance(10);
  for (const testType of TEST_TYPES) await open(testType);
  await openPractice();
  await tests.api.app.get(AttemptsService).deleteOf(`child:${tests.childId}`);
});

/** The bank is looked up once a second, whoever opens a test: then an opening waits once more. */
const BANK = 1;

it('opening a test takes 2 round trips to the database', async () => {
  expect(await fewestRoundTrips(async (testType) => () => open(testType))).toBeLessThanOrEqual(2 + BANK);
});

it('opening the practice test takes 2 round trips to the database', async () => {
  const count = await fewestRoundTrips(async () => {
    await tests.api.app.get(AttemptsService).deleteOf(`child:${tests.childId}`);
    return openPractice;
  });
  expect(count).toBeLessThanOrEqual(2 + BANK);
});

it.each(['by itself', 'as the one that its page goes on with'])(
  'opening a test again %s takes 1 round trip to the database',
  async (how) => {
    const count = await fewestRoundTrips(async (testType) => {
      const { attemptId } = await open(testType, 'maths', { pageId: 'own' });
      return () => open(testType, 'maths', how === 'by itself' ? { pageId: 'own' } : { pageId: 'new', attemptId });
    });
    expect(count).toBe(1);
  },
);

it('opening a re-sit takes 4 round trips to the database', async () => {
  const count = await fewestRoundTrips(async (testType) => {
    const { attemptId } = await take(testType, 3);
    return () => child().get(`/api/attempts/${attemptId}/re-sit`).expect(200);
  });
  expect(count).toBeLessThanOrEqual(4);
});

it('the practice of today is read in 2 round trips, and opened in 5; no test reads a rating', async () => {
  await take('subject-test', 3);
  const client = tests.api.connection.getClient();
  const measured = async (path: string) => {
    tests.api.advance(10);
    return countRoundTrips(client, () => child().get(path).expect(200));
  };
  const reads = [await measured('/api/practice/today'), await measured('/api/practice/today')];
  expect(Math.min(...reads)).toBeLessThanOrEqual(2 + BANK);
  expect(await measured('/api/practice/today/questions')).toBeLessThanOrEqual(5 + BANK);
  const collections: unknown[] = [];
  client.on('commandStarted', ({ command }) => collections.push(command.find ?? command.aggregate));
  for (const testType of ['weekly-test', 'mega-test'] as const) await open(testType);
  expect(collections).toContain('attempts');
  expect(collections).not.toContain('question_ratings');
});

it('opening a test again reads its attempt and nothing that was before', async () => {
  await take('subject-test', 3);
  const { attemptId } = await open('weekly-test');
  const read = await documentsRead(tests.api.connection.getClient(), () => open('weekly-test'));
  // Without what the task that counts answers reads meanwhile: it reads no times.
  const ofChild = read.filter((each) => ('owner' in each && 'startedAt' in each) || 'found' in each || 'users' in each);
  expect(ofChild).toEqual([expect.objectContaining({ _id: new Types.ObjectId(attemptId) })]);
});

it('the list of tests, the practice exam and new extra time read no flags and highlights', async () => {
  await child().post('/api/test/exam-day').expect(200);
  await child().post('/api/test/exam-day/reading').expect(200);
  const { body } = await child().get('/api/test/exam-day/reading').expect(200);
  const id: string = body.questions[0].id;
  const marks = { flagged: [id], eliminated: { [id]: ['A'] }, highlights: { [id]: [[0, 9]] } };
  const uiState = { version: 1, ...marks, secondsSpent: { [id]: 30 } };
  await save(body.attemptId, { answers: [], uiState }).expect(200);
  const client = tests.api.connection.getClient();
  const read = await documentsRead(client, async () => {
    await tests.list();
    await child().get('/api/test/exam-day').expect(200);
    expect(
      await tests.api.app.get(AttemptsService).applyAllowances(`child:${tests.childId}`, { extraTime: { amount: 25 } }),
    ).toBe(1);
  });
  // The task that counts answers reads no times.
  expect(read.filter((each) => 'uiState' in each && 'startedAt' in each)).toHaveLength(2);
  expect(JSON.stringify(read)).not.toMatch(/flagged|eliminated|highlights/);
});

it('opening a test after an edit reads the questions that have just changed, and no others', async () => {
  const { questions } = await open('weekly-test');
  const changed = questions.slice(0, 2).map(({ id }) => id);
  const finalize = (id = '') =>
    tests.api.as('admin').put(`/api/questions/update-question/${id}?subject=Maths`).expect(200);
  await finalize(changed[0]);
  await open('subject-test');
  await finalize(changed[1]);
  const read = await documentsRead(tests.api.connection.getClient(), () => open('mega-test'));
  const ofBank = read.flatMap((each) => ('mcq_options' in each && '_id' in each ? String(each._id) : []));
  expect(ofBank).toContain(changed[1]);
  expect(changed).toEqual(expect.arrayContaining(ofBank));
});

it('saving an answer takes 1 round trip to the database', async () => {
  const count = await fewestRoundTrips(async (testType) => {
    const { attemptId, questions } = await open(testType);
    const answer = { questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 };
    return () => save(attemptId, { answers: [answer] }).expect(200);
  });
  expect(count).toBe(1);
});

it.each([
  ['with', 2],
  ['without', 3],
])('submitting a test %s its id takes %i round trips to the database', async (how, most) => {
  const count = await fewestRoundTrips(async (testType) => {
    const { attemptId, questions } = await open(testType);
    const named = how === 'with' ? { attemptId } : {};
    return () => submit({ testType, responses: responsesTo(questions, 3), ...named }).expect(200);
  });
  expect(count).toBeLessThanOrEqual(most);
});

it('a session that is not cached takes 1 round trip to the database', async () => {
  const count = await fewestRoundTrips(async (testType) => {
    await open(testType);
    // The cache forgets the session.
    tests.api.advance(20);
    return () => open(testType);
  });
  // A task in the background may bridge both commands, which then count as one.
  expect(count).toBeLessThanOrEqual(2);
});
