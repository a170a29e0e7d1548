import { serviceState } from '@wattle/contract/service';
import type { DatabaseProxy } from '../../../../scripts/testing/database-proxy';
import { eventually } from '../../../test/eventually';
import { useStudentTests } from '../../../test/student-tests';

const tests = useStudentTests();
const { save, open } = tests;
let proxy: DatabaseProxy;
beforeAll(async () => {
  proxy = await tests.api.useDatabaseProxy();
});
afterEach(() => proxy.resume());

const askState = () => tests.api.as('admin').get('/api/service-state');

it('while the database answers nothing, load balancers and staff are told so, and afterwards it is used again', async () => {
  const { attemptId, questions } = await open();
  const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
  // From now on staff are known for some seconds without the database.
  await askState();

  proxy.hang();
  const [ready, state] = await Promise.all([tests.api.anybody().get('/api/ready'), askState()]);
  expect(ready).toMatchObject({ status: 503, body: { errors: [{ path: 'database' }] } });
  expect(serviceState.response.parse(state.body).databaseMs).toBeUndefined();

  proxy.resume();
  await eventually(() => save(attemptId, { answers }).expect(200), 10_000);
}, 60_000);

it('an outage is a warning of each task that meets it, not an error', async () => {
  const lines = () =>
    tests.api
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  proxy.disconnect();
  try {
    const met = {
      level: 40,
      context: 'AttemptSweeper',
      msg: 'The database cannot be reached: MongoServerSelectionError',
    };
    await eventually(() => expect(lines()).toContainEqual(expect.objectContaining(met)), 20_000);
  } finally {
    proxy.reconnect();
  }
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
}, 60_000);
