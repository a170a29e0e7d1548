import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readTestEnvironment } from '@wattle/environment';
import { freePort } from '../../scripts/testing/free-port';
import { testWhere } from './test-where';

const { redisUrl } = readTestEnvironment(process.env);

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Lets it hang: it takes connections and answers nothing. */
  freeze(): void;
  thaw(): void;
}

/** Whether there is a redis-server to start here. */
const ownRedisAvailable = spawnSync('redis-server', ['--version']).status === 0;

/** Whether tests can run on any Redis at all. */
export const redisAvailable = redisUrl !== undefined || ownRedisAvailable;

export const NO_REDIS = 'skipped: redis-server is not installed and TEST_REDIS_URL is not set';
const NO_OWN_REDIS = 'skipped: redis-server is not installed';

/** Jest's `test` where there is a Redis. */
export const testWithRedis = testWhere(redisAvailable, NO_REDIS);

/** As {@link testWithRedis}, for a Redis that the test stops or lets hang. */
export const testWithOwnRedis = testWhere(ownRedisAvailable, NO_OWN_REDIS);

/** The server that TEST_REDIS_URL names, or one of our own. */
export async function startRedis(): Promise<Pick<TestRedis, 'url' | 'stop'>> {
  return redisUrl ? { url: redisUrl, stop: async () => {} } : startOwnRedis();
}

/** A server that keeps nothing, and that a test may stop or let hang. */
export async function startOwnRedis(port?: number): Promise<TestRedis> {
  const ownPort = port ?? (await freePort());
  const options = ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await ready(server);
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    stop: () => stopped(server),
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('redis-server did not start')));
    server.stdout?.on('data', (line: Buffer) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit').once('exit', () => resolve());
    server.kill();
  });
}
