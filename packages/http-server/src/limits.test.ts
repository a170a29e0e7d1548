import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { RawConnection, requestHead } from '../../../scripts/testing/raw-connection';
import { limitBodies, limitingOptions, REQUEST_LIMITS, type RequestLimits } from './index';

const QUICK = { headersMs: 300, bodyWindowMs: 300, bodyWindowBytes: 100, smallBodyBytes: 100, checkMs: 50 };
const TOO_SLOW = /^HTTP\/1.1 408 .*{"statusCode":408,"message":"This request took too long. Please try again."}$/s;

let server: FastifyInstance;
let address: string;
let connections: RawConnection[];
/** Lets the server begin to read what was sent to /late. */
let readLate: () => void;
afterEach(async () => {
  for (const connection of connections) connection.destroy();
  await server.close();
});

/** A server which answers with the length of the body that it was sent. */
async function listen(changes: Partial<RequestLimits> = {}): Promise<void> {
  const limits = { ...REQUEST_LIMITS, ...QUICK, ...changes };
  connections = [];
  server = Fastify({ ...limitingOptions(limits), bodyLimit: 100_000 });
  limitBodies(server.server, limits);
  server.post('/', async ({ body }) => JSON.stringify(body).length);
  const isRead = new Promise<void>((resolve) => {
    readLate = resolve;
  });
  server.post('/late', { preParsing: () => isRead }, async () => 'read late');
  address = await server.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends the beginning of a request. */
async function begin(...lines: string[]): Promise<RawConnection> {
  const connection = new RawConnection(address);
  connections.push(connection);
  await connection.send(lines.join(''));
  return connection;
}

/** A request whose body has only begun. */
const beginBody = (bytes: number) => begin(requestHead('/', `Content-Length: ${bytes}`, 'Connection: close'), '"x');

test('a body that trickles is ended with 408', async () => {
  await listen();
  const slow = await beginBody(5_000);
  const trickle = setInterval(() => slow.send('x'), 20);
  expect(await slow.ended).toMatch(TOO_SLOW);
  clearInterval(trickle);
});

test('a body that comes steadily is taken, however long it takes', async () => {
  await listen({ bodyWindowMs: 1_000 });
  const steady = await begin(requestHead('/', 'Content-Length: 6002', 'Connection: close'), '"');
  for (let part = 0; part < 60; part += 1) {
    await steady.send('x'.repeat(100));
    await sleep(40);
  }
  await steady.send('"');
  expect(await steady.ended).toMatch(/^HTTP\/1.1 200 .*6002$/s);
});

test('a body that the server is slow to read is not held against the client', async () => {
  await listen();
  const patient = await begin(requestHead('/late', 'Content-Length: 4', 'Connection: close'), '"x');
  // By the time that one which began later is ended, this one has waited for longer than a window.
  expect(await (await beginBody(50)).ended).toMatch(TOO_SLOW);
  readLate();
  await patient.send('x"');
  expect(await patient.ended).toMatch(/^HTTP\/1.1 200 .*read late$/s);
});

test.each([
  ['a body that stops coming is', `${requestHead('/', 'Content-Length: 50')}"x`],
  ['a body in chunks that stops coming is', `${requestHead('/', 'Transfer-Encoding: chunked')}1\r\n"\r\n`],
  ['headers that do not end are', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a connection that stays silent is', ''],
])('%s ended with 408', async (_what, beginning) => {
  await listen();
  expect(await (await begin(beginning)).ended).toMatch(TOO_SLOW);
});

test('when there are too many large bodies the oldest of them is ended; small ones stay', async () => {
  await listen({ largeBodies: 2, bodyWindowMs: 60_000 });
  const small = await beginBody(4);
  const oldest = await beginBody(1_000);
  const others = [await beginBody(1_000), await beginBody(1_000)];
  expect(await oldest.ended).toMatch(TOO_SLOW);
  await small.send('x"');
  for (const other of others) await other.send(`${'x'.repeat(997)}"`);
  for (const finished of [small, ...others]) expect(await finished.ended).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['a length', ['Content-Length: 60000000'], ''],
  ['chunks', ['Transfer-Encoding: chunked'], '3938700\r\n'],
])('a client that sends 60 MB with %s before it reads gets to read the refusal', async (_how, headers, beginning) => {
  // Client and server are one process here, and 60 MB may keep it busy for longer than a short window.
  await listen({ bodyWindowMs: 60_000, headersMs: 60_000 });
  const client = await begin(requestHead('/', ...headers), beginning);
  client.pause();
  await client.send(Buffer.alloc(60_000_000, 'x'));
  client.resume();
  expect(await client.ended).toMatch(/^HTTP\/1.1 413 .*connection: close/s);
});

test.each([
  ['both a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 2'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
  ['a length that is no number', ['Content-Length: +2'], '{}'],
  ['an unknown encoding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['chunks that are encoded once more', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['a space before the colon', ['Content-Length : 2'], '{}'],
  ['a folded header', ['X-One: 1\r\n two', 'Content-Length: 2'], '{}'],
  ['a chunk that is longer than it says', ['Transfer-Encoding: chunked'], '1\r\nxyz\r\n0\r\n\r\n'],
])('a request with %s is refused with 400, and ends the connection', async (_what, headers, body) => {
  await listen();
  const smuggler = await begin(requestHead('/', ...headers), body, requestHead('/', 'Content-Length: 2'), '{}');
  const response = await smuggler.ended;
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response.match(/HTTP\/1.1/g)).toHaveLength(1);
  expect(response).toContain(
    '{"statusCode":400,"message":"This request cannot be read. Please reload the page and try again."}',
  );
});
