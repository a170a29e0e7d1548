import { clusterMetrics } from '@wattle/http-server';
import { Redis } from 'ioredis';
import { freePort } from '../../../../scripts/testing/free-port';
import { TestSmtp } from '../../../../scripts/testing/smtp';
import { eventually } from '../../../test/eventually';
import { logIn } from '../../../test/family';
import { mailTo } from '../../../test/mail';
import { startOwnRedis, startRedis, testWithOwnRedis, testWithRedis } from '../../../test/redis';
import { TestApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { MailService } from '../../mail/delivery/mail.service';
import { ApiMetrics } from '../../releases/service-state/api-metrics';
import { RateLimits } from './rate-limits';

const check = (api: TestApi) => api.anybody().get('/api/auth/check-username?username=priya');

async function checkTimes(api: TestApi, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await check(api).expect(200);
}

testWithOwnRedis(
  'while Redis is away mails are sent all the same, and the API stops @long',
  async () => {
    const redis = await startOwnRedis();
    const smtp = await TestSmtp.create();
    await smtp.up();
    const api = await TestApi.start({ SMTP_URL: smtp.url, REDIS_URL: redis.url });
    await redis.stop();
    await api.app.get(MailService).send(mailTo(uniqueEmail()));
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await eventually(() => expect(api.log()).toContain('Redis cannot be reached'));
    await api.close();
    await smtp.down();
  },
  30_000,
);

testWithOwnRedis('an API that started while Redis was away works on its jobs once Redis is there @long', async () => {
  const port = await freePort();
  const api = await TestApi.start({ REDIS_URL: `redis://127.0.0.1:${port}` });
  const redis = await startOwnRedis(port);
  const client = new Redis(redis.url);
  // A worker of Bull leaves it when it begins.
  await eventually(async () => expect(await client.exists('bull:wattle-mail:stalled-check')).toBe(1));
  await client.quit();
  await api.close();
  await redis.stop();
});

testWithRedis('processes that share a Redis share their limits', async () => {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url, JWT_SECRET: 's'.repeat(48) };
  const apis = [await TestApi.start(settings), await TestApi.start(settings)] as const;
  await checkTimes(apis[0], 15);
  await checkTimes(apis[1], 15);
  for (const api of apis) await check(api).expect(429);
  await Promise.all(apis.map((api) => api.close()));
  await redis.stop();
});

testWithRedis('metrics of several processes say that Redis is reached when each of them reaches it @long', async () => {
  const redis = await startRedis();
  const start = (REDIS_URL: string) => TestApi.start({ METRICS_PORT: '9464', REDIS_URL });
  const apis = [await start(redis.url), await start('redis://127.0.0.1:1')] as const;
  const metricsOf = async ({ app }: TestApi) => (await app.get(ApiMetrics).registry?.getMetricsAsJSON()) ?? [];
  const ofOne = clusterMetrics(() => [metricsOf(apis[0])], { name: 'processes', help: 'Processes.' });
  const ofBoth = clusterMetrics(() => apis.map(metricsOf), { name: 'processes', help: 'Processes.' });
  await eventually(async () => expect(await ofOne.metrics()).toContain('\nwattle_redis_up 1\n'));
  expect(await ofBoth.metrics()).toContain('\nwattle_redis_up 0\n');
  await Promise.all(apis.map((api) => api.close()));
  await redis.stop();
});

testWithRedis('what a limit has counted expires in Redis, and names nobody', async () => {
  const redis = await startRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  const name = uniqueName('nobody');
  await logIn(api.browser(), name, 'wrong').expect(401);
  const client = new Redis(redis.url);
  const keys = await client.keys('wattle-failed-logins*');
  const lifetimes = await Promise.all(keys.map((key) => client.ttl(key)));
  expect(keys.length).toBeGreaterThanOrEqual(4);
  expect(lifetimes.filter((seconds) => seconds <= 0 || seconds > 86_400)).toEqual([]);
  expect(keys.join()).not.toContain(name);
  await client.quit();
  await api.close();
  await redis.stop();
});

testWithRedis('a refund after the end of its window gives the next one no more points @long', async () => {
  const redis = await startRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  const name = uniqueName('limit');
  const limiter = api.app.get(RateLimits).create(name, { points: 2, seconds: 60, refusal: 'Too many.' });
  await limiter.take('key');
  await limiter.refund('key');
  await limiter.take('key', 2);
  await expect(limiter.take('key')).rejects.toThrow('Too many.');
  const client = new Redis(redis.url);
  await client.del(await client.keys(`wattle-${name}*`));
  await limiter.refund('key', 2);
  await limiter.take('key', 2);
  await expect(limiter.take('key')).rejects.toThrow('Too many.');
  await client.quit();
  await api.close();
  await redis.stop();
});

testWithOwnRedis('while Redis is away each process counts by itself', async () => {
  const redis = await startOwnRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  await checkTimes(api, 5);
  await redis.stop();
  await checkTimes(api, 30);
  await check(api).expect(429);
  await api.close();
});

testWithOwnRedis('while Redis hangs nobody waits for it', async () => {
  const redis = await startOwnRedis();
  const api = await TestApi.start({ REDIS_URL: redis.url });
  await checkTimes(api, 1);
  redis.freeze();
  await checkTimes(api, 3);
  redis.thaw();
  await api.close();
  await redis.stop();
});
