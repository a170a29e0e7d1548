import { jest } from '@jest/globals';
import fastify from 'fastify';
import { DEFAULT_ADMISSION } from './admission.decorators';
import { ADMISSION_LIMITS } from './admission-queue';
import { admitByPriority } from './admit-by-priority';

const URL = '/api/plans';
const LOW = ADMISSION_LIMITS.low;

// Nobody waits too long here, however slow the machine is.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('one more than may wait is refused before its body is read', async () => {
  const server = fastify();
  server.put(URL, () => new Promise(() => undefined));
  admitByPriority(server, [
    { method: 'PUT', path: '/plans', url: URL, access: 'public', admission: DEFAULT_ADMISSION },
  ]);
  const address = await server.listen({ port: 0 });
  const headers = { 'Content-Type': 'application/json' };
  const statusOf = async (body: string) => (await fetch(address + URL, { method: 'PUT', headers, body })).status;
  try {
    expect(await statusOf('no JSON')).toBe(400);
    const served = Array.from({ length: LOW.inProgress + LOW.waiting + 1 }, () => statusOf('{}'));
    expect(await Promise.any(served)).toBe(503);
    expect(await statusOf('no JSON')).toBe(503);
  } finally {
    server.server.closeAllConnections();
    await server.close();
  }
});
