import { countRoundTrips } from '../../test/database-commands';
import { responsesTo, useStudentTests } from '../../test/student-tests';
import { AttemptsService } from '../attempts/attempts.service';

/** So few questions that each test serves all of its subjects. */
const tests = useStudentTests({}, async (api) => {
  for (const subject of ['Maths', 'ThinkingSkills', 'Reading'] as const) await api.addQuestions(subject, 10);
  await api.addQuestions('Writing', 1, { mcq_options: undefined, correct_answer: undefined });
});
const { open, openPractice, submit, take, child } = tests;

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

it('opening a test takes at most 4 round trips to the database', async () => {
  expect(await fewestRoundTrips(async (testType) => () => open(testType))).toBeLessThanOrEqual(4);
});

it('opening the practice test takes at most 4 round trips to the database', async () => {
  const count = await fewestRoundTrips(async () => {
    await tests.api.app.get(AttemptsService).deleteOf(`child:${tests.childId}`);
    return openPractice;
  });
  expect(count).toBeLessThanOrEqual(4);
});

it('opening a re-sit takes at most 4 round trips to the database', async () => {
  const count = await fewestRoundTrips(async (testType) => {
    const { attemptId } = await take(testType, 3);
    return () => child().get(`/api/attempts/${attemptId}/re-sit`).expect(200);
  });
  expect(count).toBeLessThanOrEqual(4);
});

it.each(['with', 'without'])('submitting a test %s its id takes at most 4 round trips to the database', async (how) => {
  const count = await fewestRoundTrips(async (testType) => {
    const { attemptId, questions } = await open(testType);
    const named = how === 'with' ? { attemptId } : {};
    return () => submit({ testType, responses: responsesTo(questions, 3), ...named }).expect(200);
  });
  expect(count).toBeLessThanOrEqual(4);
});
