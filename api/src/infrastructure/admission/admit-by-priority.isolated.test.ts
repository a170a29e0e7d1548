import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import fastify, { type FastifyRequest } from 'fastify';
import { DEFAULT_ADMISSION } from '../routing/admission.decorators';
import { ADMISSION_LIMITS, CALLER_LIMITS } from './admission-queue';
import { admitByPriority } from './admit-by-priority';
import { Callers } from './callers';

const URL = '/api/plans';
const LOW = ADMISSION_LIMITS.low;
const PERSON = 'f'.repeat(24);

/** The guard has accepted the token of each. */
function callersOf(tokens: number): Callers {
  const callers = new Callers();
  for (let person = 1; person <= tokens; person += 1) {
    const request = { headers: { authorization: `of person ${person}` } } as FastifyRequest;
    callers.note(request, person === 1 ? PERSON : String(person));
  }
  return callers;
}

// Nobody waits too long here, however slow the machine is.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('one more than may wait is refused before its body is read', async () => {
  const server = fastify();
  server.put(URL, () => new Promise(() => undefined));
  admitByPriority(
    server,
    [{ method: 'PUT', url: URL, admission: DEFAULT_ADMISSION }],
    callersOf(LOW.inProgress + LOW.waiting + 3),
  );
  const address = await server.listen({ port: 0 });
  let sent = 0;
  const statusOf = async (body: string) => {
    sent += 1;
    const headers = { 'Content-Type': 'application/json', Authorization: `of person ${sent}` };
    return (await fetch(address + URL, { method: 'PUT', headers, body })).status;
  };
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

test('of those who leave while they wait, what was sent is done, and what was only asked is not', async () => {
  const server = fastify();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: string[] = [];
  const handler = async ({ method, headers }: FastifyRequest) => {
    begun.push(`${method} ${headers['x-name']}`);
    await released;
    return {};
  };
  for (const method of ['GET', 'PUT'] as const) server.route({ method, url: URL, handler });
  // They wait once their bodies have been read.
  let waiting = 0;
  let left = 0;
  const leaving = new AbortController();
  server.addHook('preHandler', (request, { raw }, done) => {
    if (request.headers['x-name'] === 'left') {
      waiting += 1;
      raw.once('close', () => {
        left += 1;
      });
      if (waiting === 2) leaving.abort();
    }
    done();
  });
  const route = { url: URL, admission: DEFAULT_ADMISSION };
  const routes = [
    { ...route, method: 'GET' },
    { ...route, method: 'PUT' },
  ] as const;
  admitByPriority(server, routes, callersOf(LOW.inProgress + 3));
  const address = await server.listen({ port: 0 });
  let sent = 0;
  const send = (method: string, name: string, signal?: AbortSignal) => {
    sent += 1;
    const headers = { 'X-Name': name, Authorization: `of person ${sent}` };
    return fetch(address + URL, { method, headers, ...(signal && { signal }) });
  };
  try {
    const inProgress = Array.from({ length: LOW.inProgress }, () => send('GET', 'first'));
    while (begun.length < LOW.inProgress) await setImmediate();
    const ofLeft = ['GET', 'PUT'].map((method) => send(method, 'left', leaving.signal).catch(() => 'left'));
    expect(await Promise.all(ofLeft)).toEqual(['left', 'left']);
    while (left < 2) await setImmediate();
    release();
    await Promise.all(inProgress);
    await send('GET', 'last');
    expect(begun.slice(LOW.inProgress)).toEqual(['PUT left', 'GET last']);
  } finally {
    server.server.closeAllConnections();
    await server.close();
  }
});

test.each([
  ['a header made up for each request', (sent: number) => `Bearer ${sent}`],
  ['a header with the key of a person', () => `person ${PERSON}`],
  ['a header with the id of a person', () => PERSON],
])('%s gives no further turns, and takes none of the person', async (_what, headerOf) => {
  const server = fastify();
  server.get(URL, ({ headers }) => (headers.authorization === 'of person 1' ? {} : new Promise(() => undefined)));
  admitByPriority(server, [{ method: 'GET', url: URL, admission: DEFAULT_ADMISSION }], callersOf(1));
  const address = await server.listen({ port: 0 });
  const statusOf = async (Authorization: string) => (await fetch(address + URL, { headers: { Authorization } })).status;
  try {
    const { inProgress, waiting } = CALLER_LIMITS.network.low;
    const sent = Array.from({ length: inProgress + waiting + 1 }, (_each, index) => statusOf(headerOf(index)));
    expect(await Promise.any(sent)).toBe(503);
    expect(await statusOf('of person 1')).toBe(200);
  } finally {
    server.server.closeAllConnections();
    await server.close();
  }
});
