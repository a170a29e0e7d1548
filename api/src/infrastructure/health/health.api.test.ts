import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { errorBodySchema } from '@wattle/contract/primitives';
import { type DatabaseProxy, SHUTTING_DOWN, WRITES } from '../../../../scripts/testing/database-proxy';
import { RawConnection } from '../../../../scripts/testing/raw-connection';
import { TestApi } from '../../../test/start-api';
import { ReadinessService } from './health.controller';

describe('the API as a whole', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.close());

  it('says that it lives and that it can work', async () => {
    await api.anybody().get('/api/health').expect(200, { status: 'ok' });
    const ready = { status: 'ready', parts: { database: 'ready', disk: 'ready' } };
    await api.anybody().get('/api/ready').expect(200, ready);
  });

  it('answers an unknown address with a sentence', async () => {
    const { body } = await api.anybody().get('/api/nothing/here').expect(404);
    expect(body).toEqual({ statusCode: 404, message: 'There is nothing at this address. Please check it.' });
  });

  const post = (path: string) => api.anybody().post(`/api/freeassesment/${path}`).type('json');

  it.each([
    ['a body that is not JSON', '{"email":', 400],
    ['a list in place of an object', '[]', 400],
    ['a key that reaches for the prototype', '{"__proto__":{"role":"admin"},"email":"a@b.co"}', 400],
    ['a constructor that reaches for the prototype', '{"constructor":{"prototype":{"role":"admin"}}}', 400],
    ['a body of two megabytes', `{"email":"${'x'.repeat(2_097_152)}"}`, 413],
    ['a body that is nested ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['nothing at all', '', 400],
  ])('refuses %s', async (_what, body, status) => {
    const response = await post('userdetailforassesment').send(body);
    expect(response.status).toBe(status);
    expect(errorBodySchema.parse(response.body).statusCode).toBe(status);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('says of a body that is too large what to do', async () => {
    const { body } = await post('userdetailforassesment')
      .send(`{"email":"${'x'.repeat(2_097_152)}"}`)
      .expect(413);
    expect(body.message).toBe('This request is too large. Please send less at once.');
  });

  it.each([
    ['an address that cannot be decoded', '/api/questions/%zz', 400],
    ['a part of an address that is far too long', `/api/images/${'a'.repeat(150)}`, 414],
  ])('refuses %s', async (_what, path, status) => {
    const { body } = await api.anybody().get(path).expect(status);
    expect(body).toEqual({ statusCode: status, message: expect.stringMatching(/^This .+\.$/) });
  });

  it.each(['/api/freeassesment/userAssessmentDetails?email=a@b.co', '/api/nothing/here'])(
    'refuses a request for %s with two hosts',
    async (path) => {
      const client = new RawConnection(api.url);
      await client.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nHOST: localhost\r\nConnection: close\r\n\r\n`);
      expect(await client.ended).toMatch(
        /^HTTP\/1.1 400 .*\r\n\r\n{"statusCode":400,"message":"This request cannot be read/s,
      );
    },
  );

  it('names the field that is wrong', async () => {
    const { body } = await post('userdetailforassesment').send({ email: 'meera@' }).expect(400);
    const message = 'Enter a full email address, such as name@example.com.';
    expect(body).toEqual({ statusCode: 400, message, errors: [{ path: 'email', message }] });
  });

  it('takes no form of another site', () =>
    post('userdetailforassesment').set('Origin', 'https://evil.example').send({ email: 'a@b.co' }).expect(403, {
      statusCode: 403,
      message: 'You may not do this. Please log in with another account, or reload the page.',
    }));

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('takes no body of the type %s', (type) =>
    post('userdetailforassesment')
      .type(type)
      .send('email=a@b.co')
      .expect(415, { statusCode: 415, message: 'This kind of content is not accepted here.' }),
  );

  it('lets only the page of Wattle read its answers', async () => {
    const from = (origin: string) => api.anybody().get('/api/health').set('Origin', origin);
    const allowed = await from('http://localhost:3000');
    expect(allowed.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      expect((await from(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    }
    const preflight = api.anybody().options('/api/health').set('Origin', 'http://localhost:3000');
    const { headers } = await preflight
      .set('Access-Control-Request-Method', 'GET')
      .set('Access-Control-Request-Headers', 'authorization,x-request-id');
    expect(headers['access-control-allow-headers']).toMatch(/x-request-id/);
  });

  it('sends the headers that keep a browser from misunderstanding', async () => {
    const { headers } = await api.anybody().get('/api/health');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('logs requests without addresses, names and tokens', async () => {
    const token = api.token('admin');
    await api
      .anybody()
      .get('/api/freeassesment/userAssessmentDetails?email=meera@secret.example')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(api.log()).toContain('/api/freeassesment/userAssessmentDetails');
    expect(api.log()).not.toContain('secret.example');
    expect(api.log()).not.toContain(token);
  });

  it('tells the caller nothing of an unexpected error, and the log nothing of the data', async () => {
    await api.connection.collection('free_assessments').createIndex({ email: 1 }, { unique: true });
    const start = () => post('userdetailforassesment').send({ email: 'meera@secret.example' });
    await start().expect(201);
    const { body } = await start().expect(500);
    expect(body).toEqual({ statusCode: 500, message: 'Something went wrong on our side. Please try again.' });
    expect(api.log()).toContain('"code":11000');
    expect(api.log()).not.toContain('secret.example');
  });

  it.each([
    ['none', undefined],
    ['one that is too short', 'x'],
    ['one with a line break in it', 'a-good-beginning\u0085{"level":60}'],
    ['one with an address in it', 'priya@secret.example'],
    ['one that is far too long', 'x'.repeat(65)],
  ])('makes an id for a request that comes with %s', async (_what, given) => {
    const call = api.anybody().get('/api/health');
    const { headers } = await (given ? call.set('X-Request-Id', given) : call).expect(200);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(api.log()).toContain(headers['x-request-id']);
  });

  it('stops being ready before it stops', async () => {
    api.app.get(ReadinessService).stop();
    const response = await api.anybody().get('/api/ready').expect(503);
    expect(errorBodySchema.parse(response.body).message).toBe('This server is about to stop.');
    expect(response.headers['retry-after']).toBe('5');
    await api.anybody().get('/api/health').expect(200);
  });
});

describe('with a proxy before the database', () => {
  let api: TestApi;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    api = await TestApi.start();
    proxy = await api.useDatabaseProxy();
  });
  afterAll(() => api.close());

  /** Starts an assessment; the body of the request is sent when the API has its headers. */
  async function start(id: string): Promise<IncomingMessage> {
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': id, Expect: '100-continue' };
    const sending = request(`${api.url}/api/freeassesment/userdetailforassesment`, { method: 'POST', headers });
    sending.flushHeaders();
    await once(sending, 'continue');
    sending.end('{"email":"a@b.co"}');
    const [response] = await once(sending, 'response');
    response.resume();
    await once(response, 'end');
    return response;
  }

  it('the id of a request is in its response, its lines of the log and its commands to the database', async () => {
    const commands: Record<string, unknown>[] = [];
    api.connection.getClient().on('commandStarted', ({ command }) => commands.push(command));
    const id = 'from-the-browser-1';
    const started = await start(id);
    expect([started.statusCode, started.headers['x-request-id']]).toEqual([201, id]);
    const ofRequest = commands.filter(({ comment }) => comment === id).map((command) => Object.keys(command)[0]);
    expect(ofRequest).toEqual(['find', 'insert']);

    proxy.fail(WRITES, SHUTTING_DOWN);
    expect((await start(id)).statusCode).toBe(503);
    proxy.recover();
    const lines = api
      .log()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { request: id, status: 201 },
      { request: id, msg: 'The database cannot be reached: MongoServerError' },
      { request: id, status: 503 },
    ]);
  });

  it('the API asks to come back while the database is away, in a sentence and within seconds', async () => {
    proxy.disconnect();
    const [response, ready] = await Promise.all([
      api.anybody().get('/api/freeassesment/userAssessmentDetails?email=a@b.co'),
      api.anybody().get('/api/ready').expect(503),
      // Nobody is signed out by it.
      api.as('student').get('/api/attempts').expect(503),
    ]);
    expect(response.status).toBe(503);
    expect(errorBodySchema.parse(response.body).message).toMatch(/try again/);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBodySchema.parse(ready.body).errors).toEqual([{ path: 'database', message: ready.body.message }]);
  }, 20_000);
});
