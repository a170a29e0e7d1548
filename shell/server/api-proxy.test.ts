import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { RawConnection, requestHead } from '../../scripts/testing/raw-connection';
import { REGISTRY, TestServer } from '../test/test-server';

let server: TestServer;
let connections: RawConnection[];
beforeEach(async () => {
  connections = [];
  server = await TestServer.start();
});
afterEach(async () => {
  for (const connection of connections) connection.destroy();
  await server.close();
});

/** Sends the beginning of a request to the shell. */
async function begin(...parts: (string | Buffer)[]): Promise<RawConnection> {
  const connection = new RawConnection(server.url);
  connections.push(connection);
  for (const part of parts) await connection.send(part);
  return connection;
}

/** Opens connections that each send the beginning of a body and no more. */
async function beginMany(count: number, { sent, length }: { sent: number; length: number }): Promise<void> {
  const head = requestHead('/api/small', `Content-Length: ${length}`);
  await Promise.all(Array.from({ length: count }, () => begin(head, Buffer.alloc(sent, 'x'))));
}

const ordinaryRequests = () =>
  Promise.all([server.get('/api/echo'), server.get('/landing'), server.post('/api/small', '"a choice"')]);

test('100 clients that send half a body take no connection to the API, and all others are answered', async () => {
  await beginMany(100, { sent: 50_000, length: 1_000_000 });
  const responses = await ordinaryRequests();
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Two of the requests are passed on; the third connection is the shell's own, which asks what the bank holds.
  expect(await server.apiConnections()).toBeLessThanOrEqual(3);
});

test('80 clients that stop within an upload leave connections to the API for others', async () => {
  await beginMany(80, { sent: 1_050_000, length: 10_000_000 });
  const responses = await ordinaryRequests();
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.apiConnections()).toBeLessThan(70);
});

test('a client that asks for the end of the connection gets it with the response', async () => {
  const client = await begin('GET /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await client.ended).toMatch(
    /^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*{"host":"localhost","ip":"127.0.0.1"}$/is,
  );
});

test('a client that waits to be asked for its body is asked, and answered', async () => {
  const client = await begin(
    requestHead('/api/small', 'Content-Length: 3', 'Expect: 100-continue', 'Connection: close'),
  );
  await client.received(/^HTTP\/1.1 100 Continue\r\n\r\n/);
  await client.send('"x"');
  expect(await client.ended).toMatch(/\r\n\r\nHTTP\/1.1 200 .*{"body":"x"}$/s);
});

test('a body of 60 MB in chunks is refused with 413, and ends the connection', async () => {
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1_048_576, 'x'), Buffer.from('\r\n')]);
  const chunks = Array.from({ length: 60 }, () => chunk);
  const client = await begin(requestHead('/api/small', 'Transfer-Encoding: chunked'), ...chunks);
  expect(await client.ended).toMatch(/^HTTP\/1.1 413 .*\r\nconnection: close\r\n.*"statusCode":413/is);
});

test.each([
  ['in the middle of a small body @long', requestHead('/api/small', 'Content-Length: 100'), 10],
  ['in the middle of an upload', requestHead('/api/import', 'Content-Length: 5000000'), 1_500_000],
  ['before it is answered', requestHead('/api/slow', 'Content-Length: 4'), 4],
])('a client that goes away %s is no fault, and leaves nothing behind', async (_when, head, bytes) => {
  const client = await begin(head, Buffer.alloc(bytes, '1'));
  client.destroy();
  await client.ended;
  await server.deserted();
  expect((await server.post('/api/small', '"next"')).status).toBe(200);
  expect(server.complaints).toEqual([]);
  expect(server.log.filter(({ method }) => method)).toMatchObject([
    { msg: 'request aborted' },
    { msg: 'request', status: 200 },
  ]);
});

test('a request with both a length and chunks is refused, and nothing of it reaches the API', async () => {
  const smuggled = 'GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const head = requestHead('/api/small', `Content-Length: ${smuggled.length + 5}`, 'Transfer-Encoding: chunked');
  const client = await begin(head, '0\r\n\r\n', smuggled);
  const response = await client.ended;
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response.match(/HTTP\/1.1/g)).toHaveLength(1);
  expect(await server.apiConnections()).toBe(0);
});

test('a request with two hosts is refused', async () => {
  const hosts = 'Host: localhost\r\nhost: evil.example';
  for (const path of ['/api/echo', '/landing', '/nothing.js']) {
    const client = await begin(`GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await client.ended).toMatch(
      /^HTTP\/1.1 400 .*\r\n\r\n{"statusCode":400,"message":"This request cannot be read/s,
    );
  }
  expect(await server.apiConnections()).toBe(0);
});

describe('an API of its own', () => {
  let api: FastifyInstance;
  let shell: TestServer;
  beforeEach(() => {
    api = Fastify();
  });
  afterEach(() => Promise.all([shell.close(), api.close()]));

  const listen = async (host = '127.0.0.1') => {
    const { port } = new URL(await api.listen({ host: '127.0.0.1', port: 0 }));
    shell = await TestServer.start(REGISTRY, { API_URL: `http://${host}:${port}` });
  };

  test('may be on another machine', async () => {
    api.get('/api/echo', async ({ headers }) => ({ host: headers.host, by: 'another machine' }));
    await listen();
    expect(JSON.parse((await shell.get('/api/echo')).body)).toEqual({ host: shell.host, by: 'another machine' });
  });

  test('that is busy is asked once, and its client told when to come back', async () => {
    let asked = 0;
    api.get('/api/busy', async (_request, reply) => {
      asked += 1;
      return reply.status(503).header('Retry-After', 4).send({ message: 'Busy.' });
    });
    await listen();
    const { status, headers, body } = await shell.get('/api/busy');
    expect([status, headers['retry-after'], body]).toEqual([503, '4', '{"message":"Busy."}']);
    expect(asked).toBe(1);
  });

  test.each([
    ['GET @long', 'GET'],
    ['PUT', 'PUT'],
  ] as const)('learns that its client has gone: %s', async (_title, method) => {
    const asked = new AbortController();
    const isFinished = new Promise<boolean>((resolve) => {
      api.route({
        method,
        url: '/api/slow',
        handler: async (_request, reply) => {
          asked.abort();
          reply.raw.once('close', () => resolve(reply.raw.writableFinished));
          await sleep(2_000);
          return {};
        },
      });
    });
    await listen();
    const request = fetch(`${shell.url}/api/slow`, { method, signal: asked.signal });
    await expect(request).rejects.toThrow('aborted');
    expect(await isFinished).toBe(false);
    expect(shell.complaints).toEqual([]);
  });

  test('has time to read the end of what its client has sent before it left', async () => {
    let isCut = false;
    const ended = new Promise<void>((resolve) => {
      api.post('/api/save', async (_request, reply) => {
        reply.raw.once('close', () => {
          isCut = !reply.raw.writableFinished;
          resolve();
        });
        await sleep(300);
        return {};
      });
    });
    await listen();
    const client = new RawConnection(shell.url);
    await client.send('POST /api/save HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
    client.destroy();
    await ended;
    expect(isCut).toBe(false);
  });

  test.each([
    ['no body', ''],
    ['a save @long', '{"answers":[]}'],
    ['900 KB', JSON.stringify('x'.repeat(900_000))],
  ])('is sent %s whole, over its first connection, when the client leaves at once', async (_what, body) => {
    const received = new Promise<unknown>((resolve) => {
      api.post('/api/save', async (request) => resolve(JSON.stringify(request.body ?? '')));
    });
    // Its name is looked up meanwhile.
    await listen('localhost');
    const type = body ? 'Content-Type: application/json' : 'Accept: */*';
    const head = ['POST /api/save HTTP/1.1', 'Host: localhost', type, `Content-Length: ${body.length}`, '', ''];
    const client = new RawConnection(shell.url);
    await client.send(head.join('\r\n') + body);
    client.destroy();
    expect(await received).toBe(body || '""');
  });
});

test('what teams send is passed on as it comes; without the process behind, the answer is 503 with a sentence', async () => {
  const behind = Fastify();
  behind.put('/registry/drafts/:draft/files/*', { bodyLimit: 5_000_000 }, async ({ body, ip }) => ({
    bytes: (body as Buffer).length,
    ip,
  }));
  behind.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const url = await behind.listen({ host: '127.0.0.1', port: 0 });
  const shell = await TestServer.start(REGISTRY, { REGISTRY_URL: url });
  const sent = await fetch(`${shell.url}/registry/drafts/a/files/b/c.js`, {
    method: 'PUT',
    body: Buffer.alloc(4_000_000),
  });
  expect(await sent.json()).toMatchObject({ bytes: 4_000_000 });
  await behind.close();

  const { status, headers, body } = await shell.get('/registry/remotes/tests');
  expect([status, headers['retry-after'], JSON.parse(body).message]).toEqual([
    503,
    '2',
    'No releases are taken at the moment. Please try again later.',
  ]);
  expect((await shell.get('/registry.json')).status).toBe(200);
  await shell.close();
});
