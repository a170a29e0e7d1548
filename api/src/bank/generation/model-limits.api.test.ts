import { ModelServer } from '../../../../scripts/testing/model-server';
import { itemRequests } from '../../../test/generation';
import { startRedis, testWithRedis } from '../../../test/redis';
import { TestApi } from '../../../test/start-api';

let model: ModelServer;
let api: TestApi;
beforeEach(async () => {
  model = await ModelServer.start();
});
afterEach(async () => {
  await api.close();
  await model.close();
});

/** Calls at once, each from a question of its own. */
async function callManyTimes(times = 14) {
  const parents = await api.addQuestions('ThinkingSkills', times);
  const calls = parents.map(({ id }) =>
    api.as('admin').post('/api/generate-questions').send({ originalQuestionId: id, subject: 'ThinkingSkills' }),
  );
  const responses = await Promise.all(calls);
  const refused = responses.filter(({ status }) => status === 429);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/Please try again/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const accepted = responses.filter(({ status }) => status === 200);
  expect(accepted.length + refused.length).toBe(times);
  return accepted.length;
}

const parentsAsked = () =>
  new Set(itemRequests(model).map(({ messages }) => /<parent_question>[\s\S]*/.exec(messages[1]?.content ?? '')?.[0]));

test('of many calls at once as many reach the model as the daily cap allows, also after a restart', async () => {
  api = await TestApi.start({ ...model.settings, OPENAI_DAILY_CAP: '3' });
  expect(await callManyTimes()).toBe(3);
  expect(parentsAsked().size).toBe(3);
  await api.restart();
  expect(await callManyTimes()).toBe(0);
  expect(parentsAsked().size).toBe(3);
  api.advance(86_400);
  expect(await callManyTimes(1)).toBe(1);
}, 60_000);

test('of many calls at once an admin may make ten in a minute', async () => {
  api = await TestApi.start(model.settings);
  expect(await callManyTimes()).toBe(10);
  api.advance(61);
  expect(await callManyTimes(1)).toBe(1);
}, 60_000);

testWithRedis(
  'both limits hold when they are counted in Redis @long',
  async () => {
    const redis = await startRedis();
    api = await TestApi.start({ ...model.settings, REDIS_URL: redis.url, OPENAI_DAILY_CAP: '12' });
    expect(await callManyTimes()).toBe(10);
    // Another process on the same Redis.
    await api.restart();
    expect(await callManyTimes()).toBe(0);
    const { body } = await api.as('admin').get('/api/generation/status').expect(200);
    expect(body.usedToday).toBe(10);
    await redis.stop();
  },
  60_000,
);

test('one question is generated from once at a time, and a refused call costs nothing', async () => {
  api = await TestApi.start({ ...model.settings, OPENAI_DAILY_CAP: '2' });
  const [parent] = await api.addQuestions('ThinkingSkills', 1);
  const request = { originalQuestionId: parent?.id, subject: 'ThinkingSkills' };
  const call = () => api.as('admin').post('/api/generate-questions').send(request);
  const responses = await Promise.all(Array.from({ length: 10 }, call));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const { body } = await api.as('admin').get('/api/generation/status').expect(200);
  expect(body.usedToday).toBe(1);
  expect((await call()).status).toBe(200);
});
