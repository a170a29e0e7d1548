import { attemptList } from '@wattle/contract/results';
import { DEMO_ACCOUNTS, readEnvironment } from '@wattle/environment';
import { logIn } from '../../../test/family';
import { TestApi } from '../../../test/start-api';
import { QuestionVersionsService } from '../../bank';
import { RetentionService } from '../../infrastructure/retention/retention.service';
import { SeedService } from './seed.service';

let api: TestApi;
let loaded: number;
let unwanted: string;
let attempts: Awaited<ReturnType<typeof attemptsOfStudent>>;
beforeAll(async () => {
  api = await TestApi.start({ SEED: 'demo' });
  loaded = await questions().countDocuments();
  attempts = await attemptsOfStudent();

  // As after a first start that was cut short.
  await questions().deleteOne({ slug: 'maths-tram-timetable' });
  const found = await questions().findOne({ slug: 'maths-hospital-lift' });
  unwanted = found?.slug;
  await api.as('admin').delete(`/api/questions/delete-question/${found?._id}?subject=Maths`).expect(200);
  const longAgo = { $set: { deletedAt: new Date('2020-01-01') } };
  await api.connection.collection('deleted_questions').updateOne({ _id: found?._id }, longAgo);
  await api.app.get(RetentionService).run();
  await api.restart();
}, 60_000);
afterAll(() => api.close());

const questions = () => api.connection.collection('questions');

async function attemptsOfStudent() {
  const { username, password } = DEMO_ACCOUNTS.student;
  const browser = api.browser();
  const { body: login } = await logIn(browser, username, password).expect(200);
  const { body } = await browser.get('/api/attempts').set('Authorization', `Bearer ${login.access}`).expect(200);
  return attemptList.response.parse(body).attempts;
}

test('the bank is loaded once, without what staff have deleted', async () => {
  expect(loaded).toBeGreaterThan(100);
  expect(await questions().countDocuments()).toBe(loaded - 1);
  expect(await questions().findOne({ slug: unwanted })).toBeNull();
});

test('a prompt keeps its model answers, which no form shows', async () => {
  const prompt = await questions().findOne({ slug: 'writing-just-before' });
  const path = `/api/questions/update-questions/${prompt?._id}?subject=Writing`;
  const fields = { question: 'Describe a quiet place.', type: 'Original', exam_type: 'Weekly' };
  const { text } = await api.as('admin').put(path).send(fields).expect(200);
  expect(text).not.toContain('model_answers');
  const versions = api.app.get(QuestionVersionsService);
  const [version] = await versions.find(await versions.storeCurrent([String(prompt?._id)], 'Tests'));
  expect(version?.question).toMatchObject({ ...fields, model_answers: prompt?.model_answers });
});

test('the pictures of the bank are served', async () => {
  const illustrated = await questions().findOne({ image_data: { $exists: true } });
  await api.anybody().get(illustrated?.image_data).expect(200).expect('Content-Type', 'image/webp');

  const drawn = await questions().findOne({ explanation_image: { $exists: true } });
  await api.anybody().get(drawn?.explanation_image).expect(200);
});

test('the text of the demo student waits for a marker, as the student reads', async () => {
  const { body } = await api.as('admin').get('/api/writing-markings').expect(200);
  const demoText = { genre: 'Narrative', draft: 1, title: expect.stringMatching(/^Nobody has reached the bottom of /) };
  expect(body.markings).toEqual([expect.objectContaining(demoText)]);
});

test('the demo student has taken tests, once', async () => {
  const taken = await attemptsOfStudent();
  expect(taken).toEqual(attempts);
  expect(taken.length).toBeGreaterThan(5);
  expect(taken.every(({ submittedAt }) => submittedAt)).toBe(true);
  const weekly = taken.filter(({ kind }) => kind === 'weekly-test').map(({ score }) => score);
  expect(weekly).toEqual([...weekly].sort((one, other) => Number(other) - Number(one)));

  const writing = await api.connection.collection('attempts').findOne({ subject: 'Writing' });
  const task = await questions().findOne({ question: /lost-property box/ });
  expect(writing?.questions.map(({ questionId }: { questionId: unknown }) => String(questionId))).toEqual([
    String(task?._id),
  ]);
});

test.each([
  [true, {}],
  [false, { SEED: 'none' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { PUBLIC_URL: 'https://wattle.example' }],
])('there is a demo (%j) with the settings %j', (hasDemo, settings) => {
  const read = readEnvironment({ NODE_ENV: 'test', SEED: 'demo', ...settings }, api.dataDir);
  expect(read.hasDemoAccounts).toBe(hasDemo);
});

test('the accounts of the demo and its tests go with the demo, and come back with it', async () => {
  const demo = async () => {
    const admin = await logIn(api.browser(), 'admin', 'wattle-demo-admin');
    const student = await logIn(api.browser(), 'student', 'wattle-demo-student');
    return [admin.body.user?.role, student.body.user?.role];
  };
  expect(await demo()).toEqual(['admin', 'student']);
  const named = { ADMIN_USERNAME: 'head', ADMIN_PASSWORD: 'a long password' };
  await api.connection.collection('accounts').deleteOne({ 'users.username': 'test-admin' });
  await api.restart({ HOST: '0.0.0.0', ...named });
  expect(await demo()).toEqual([undefined, undefined]);
  expect(await api.connection.collection('attempts').countDocuments()).toBe(0);
  await logIn(api.browser(), 'head', 'a long password').expect(200);
  await api.restart();
  expect(await demo()).toEqual(['admin', 'student']);
}, 60_000);

test('two processes that load the bank at once load it once, and none of them ends', async () => {
  await questions().deleteMany({});
  const seed = api.app.get(SeedService);
  await Promise.all([seed.onModuleInit(), seed.onModuleInit()]);
  const slugs = (
    await questions()
      .find({}, { projection: { slug: 1 } })
      .toArray()
  ).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(100);
  expect(new Set(slugs).size).toBe(slugs.length);
}, 60_000);
