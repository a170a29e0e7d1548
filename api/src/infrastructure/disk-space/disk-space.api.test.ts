import { type DatabaseProxy, OUT_OF_DISK_SPACE, WRITES } from '../../../../scripts/testing/database-proxy';
import { eventually } from '../../../test/eventually';
import { TestApi, type TestStudent } from '../../../test/start-api';

let proxy: DatabaseProxy;
let api: TestApi;
let student: TestStudent;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  await api.addQuestions('Maths', 40);
  student = await api.addStudent();
});
afterAll(() => api.close());

const linesAbout = (text: string) =>
  api
    .log()
    .split('\n')
    .filter((line) => line.includes(text));

test('while there is no space left, writes are asked to come back, reads go on, and the log says it once', async () => {
  const client = student.client();
  const { body: test } = await client.get('/api/test/subject-test/maths').expect(200);
  const answers = [{ questionId: test.questions[0].id, selectedAnswer: 'B', version: 1 }];
  const save = () => client.put(`/api/attempts/${test.attemptId}/answers`).send({ answers });

  proxy.fail(WRITES, OUT_OF_DISK_SPACE);
  const message = 'Wattle has no space left to save anything at the moment. Please try again later.';
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await save().expect(503, { statusCode: 503, message });
    expect(headers['retry-after']).toBe('5');
  }
  await client.get('/api/attempts').expect(200);
  await client.get(`/api/attempts/${test.attemptId}/status`).expect(200);
  const ready = await api.anybody().get('/api/ready').expect(503);
  expect(ready.body.message).toBe('There is no space left in DATA_DIR.');
  expect(ready.headers['retry-after']).toBe('5');
  expect(linesAbout('no space left in DATA_DIR')).toHaveLength(1);
  expect(linesAbout('14031')).toEqual([]);

  proxy.recover();
  await api.anybody().get('/api/ready').expect(200);
  await api.anybody().get('/api/ready').expect(200);
  await save().expect(200);
  expect(linesAbout('there is space in DATA_DIR again')).toHaveLength(1);
});

/** A write that finds no space, after which each question whether the API is ready probes for some. */
async function fillDisk(): Promise<void> {
  proxy.fail(WRITES, OUT_OF_DISK_SPACE);
  await student.client().get('/api/test/subject-test/maths?testType=weekly-test').expect(503);
}

test('one probe tells all that ask at the same time whether there is space', async () => {
  const sent = { pings: 0, probes: 0 };
  api.connection.getClient().on('commandStarted', ({ command }) => {
    if (command.ping) sent.pings += 1;
    if (command.update === 'space_probes') sent.probes += 1;
  });
  await fillDisk();
  proxy.recover();
  const paused = proxy.pause(['update', 'space_probes']);
  const answers = Promise.all(Array.from({ length: 10 }, () => api.anybody().get('/api/ready').expect(200)));
  const probe = await paused;
  await eventually(() => expect(sent.pings).toBe(10));
  probe.pass();
  await answers;
  expect(sent.probes).toBe(1);
});

test('probes that cannot be deleted do not pile up', async () => {
  await fillDisk();
  proxy.fail(['delete'], OUT_OF_DISK_SPACE);
  for (let time = 0; time < 3; time += 1) await api.anybody().get('/api/ready').expect(503);
  expect(await api.connection.collection('space_probes').countDocuments()).toBe(1);
  proxy.recover();
  await api.anybody().get('/api/ready').expect(200);
  expect(await api.connection.collection('space_probes').countDocuments()).toBe(0);
});
