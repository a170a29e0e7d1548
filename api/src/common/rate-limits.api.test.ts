import { ownRedisAvailable, redisAvailable, startOwnRedis, startRedis } from '../../test/redis';
import { TestApi } from '../../test/start-api';

const check = (api: TestApi) => api.anybody().get('/api/auth/check-username?username=priya');

async function checkTimes(api: TestApi, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await check(api).expect(200);
}

const onRedis = redisAvailable ? test : test.skip;
const onOwnRedis = ownRedisAvailable ? test : test.skip;

onRedis('processes that share a Redis share their limits', async () => {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url, JWT_SECRET: 's'.repeat(48) };
  const apis = [await TestApi.start(settings), await TestApi.start(settings)] as const;
  await checkTimes(apis[0], 15);
  await checkTimes(apis[1], 15);
  for (const api of apis) await check(api).expect(429);
  await Promise.all(apis.map((api) => api.close()));
  await redis.stop();
});

onOwnRedis('while Redis is away each process counts by itself', async () => {
  const redis = await startOwnRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  await checkTimes(api, 5);
  await redis.stop();
  await checkTimes(api, 30);
  await check(api).expect(429);
  await api.close();
});

onOwnRedis('while Redis hangs nobody waits for it', async () => {
  const redis = await startOwnRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  await checkTimes(api, 1);
  redis.freeze();
  await checkTimes(api, 3);
  redis.thaw();
  await api.close();
  await redis.stop();
});
