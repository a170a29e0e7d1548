import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readTestEnvironment } from '@wattle/environment';
import { freePort } from '../../scripts/testing/free-port';

const { redisUrl } = readTestEnvironment(process.env);

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** Whether queue tests can run on Redis here, and on which. */
export const redisAvailable = redisUrl !== undefined || spawnSync('redis-server', ['--version']).status === 0;

/** The server that TEST_REDIS_URL names, or one of our own that keeps nothing. */
export async function startRedis(): Promise<TestRedis> {
  if (redisUrl) return { url: redisUrl, stop: async () => {} };
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await ready(server);
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopped(server) };
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
