import { errorBodySchema } from '@wattle/contract/primitives';
import request from 'supertest';
import { useApi } from '../../../test/start-api';
import { declaredRoutes } from './declared-routes';

const running = useApi();

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'trace'] as const;

/** A request by anybody, which shows that the method is looked at before the caller is. */
const send = (method: (typeof METHODS)[number], path: string) =>
  request(running.api.url)[method](path).set('X-Forwarded-For', running.api.network);

const ALLOWED: [string, string][] = [
  ['/api/health', 'GET, HEAD'],
  ['/api/auth/login', 'POST'],
  ['/api/auth/check-username', 'GET, HEAD'],
  ['/api/questions/Maths', 'GET, HEAD'],
  [`/api/attempts/${'0'.repeat(24)}/answers`, 'PUT'],
  [`/api/attempts/${'0'.repeat(24)}/submit`, 'POST'],
  ['/api/test/subject-test/maths', 'GET, HEAD'],
  ['/api/test/subject-test/submit', 'POST'],
  ['/api/freeassesment/userdetailforassesment', 'POST'],
  ['/api/freeassesment/submitMathsAssessment', 'POST'],
  ['/api/freeassesment/checkReadingTestAlreadyConduct', 'POST'],
  // The category of one endpoint and the path of another.
  ['/api/freeassesment/randomReadingQuestions', 'GET, HEAD, POST'],
  ['/api/freeassesment/randomMathsQuestions', 'GET, HEAD'],
  ['/api/mail/unsubscribe', 'GET, HEAD, POST'],
];

test.each(ALLOWED)('%s is answered for %s, and with 405 for every other method', async (path, allowed) => {
  for (const method of METHODS) {
    const { status, headers, body } = await send(method, path);
    const isDeclared = allowed.split(', ').includes(method.toUpperCase());
    expect([method, status === 405]).toEqual([method, !isDeclared]);
    if (isDeclared) continue;
    expect([method, headers.allow]).toEqual([method, allowed]);
    if (method === 'head') continue;
    const message = 'This cannot be done at this address.';
    expect(errorBodySchema.parse(body)).toEqual({ statusCode: 405, message });
  }
});

test('no route is left out', async () => {
  const paths = new Set(declaredRoutes(running.api.app).map(({ path }) => path));
  for (const path of paths) {
    const { headers } = await send('patch', `/api${path.replaceAll(/\{\w+\}/g, 'x')}`).expect(405);
    expect(headers.allow).toBeTruthy();
  }
});

test('the body of such a request is not looked at, and its headers are those of every response', async () => {
  const { headers } = await send('put', '/api/auth/login').type('json').send('{').expect(405);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test('HEAD is answered like GET without a body, and OPTIONS by CORS', async () => {
  const head = await send('head', '/api/health').expect(200);
  expect(head.text).toBeUndefined();
  expect(head.headers['content-length']).toBe('15');
  const preflight = running.api.anybody().options('/api/auth/login');
  await preflight
    .set('Origin', 'http://localhost:3000')
    .set('Access-Control-Request-Method', 'POST')
    .expect(204)
    .expect('Access-Control-Allow-Origin', 'http://localhost:3000');
});

test('a path that is not declared at all is 404', () => send('delete', '/api/nothing').expect(404));
