import type { Role } from '@wattle/contract/constants';
import type { Endpoint } from '@wattle/contract/endpoint';
import { errorBodySchema } from '@wattle/contract/primitives';
import { ENDPOINTS } from '../../../test/endpoints';
import { aFamily } from '../../../test/family';
import { useApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';

const running = useApi();

const notATest = { childId: 'b'.repeat(24), testType: 'subject-test', questionStatus: [], responses: [] };
const freeTest = (questionNumber: unknown) => ({
  email: uniqueEmail(),
  score: 1,
  questionStatus: [{ questionNumber, status: 'attempted' }],
});
const family = (grade: unknown) => {
  const { children, ...rest } = aFamily(uniqueName('priya'));
  return { ...rest, children: children.map((child) => ({ ...child, grade })) };
};

const bodies: [string, string, object][] = [
  ['a subject in a list', 'test/subject-test/submit', { ...notATest, category: ['Maths'] }],
  ['a subject that is an object', 'test/subject-test/submit', { ...notATest, category: { toString: 1 } }],
  ['a subject that is a number', 'test/subject-test/submit', { ...notATest, category: 1 }],
  ['a question number in a list', 'freeassesment/randomReadingQuestions', freeTest(['1'])],
  ['a question number that is true', 'freeassesment/randomReadingQuestions', freeTest(true)],
  ['a grade in a list', 'auth/signup', family(['5'])],
  ['a grade that is an object', 'auth/signup', family({ valueOf: 5 })],
];

test.each(bodies)('%s is refused', async (_what, path, body) => {
  const response = await running.api.as('student').post(`/api/${path}`).send(body).expect(400);
  expect(errorBodySchema.parse(response.body).message).toMatch(/^\S.+\.$/);
});

const queries: [string, string, Role][] = [
  ['two pages', 'questions/Maths?page=1&page=2', 'admin'],
  ['a page that is no whole number', 'questions/Maths?page=1e1', 'admin'],
  ['an empty page', 'questions/Maths?page=', 'admin'],
  ['two subjects', `questions/question/${'0'.repeat(24)}?subject=Maths&subject=Reading`, 'admin'],
  ['two kinds of test', 'test/subject-test/maths?testType=weekly-test&testType=mega-test', 'student'],
];

test.each(queries)('%s in a query are refused', (_what, path, role) =>
  running.api.as(role).get(`/api/${path}`).expect(400),
);

test('a number may be written as text, as forms and queries have it', async () => {
  await running.api.as('admin').get('/api/questions/Maths?page=1&limit=5').expect(200);
  await running.api.browser().post('/api/auth/signup').send(family('5')).expect(201);
  await running.api.browser().post('/api/freeassesment/randomReadingQuestions').send(freeTest('1')).expect(404);
});

const BOUNDARY = 'multipart/form-data; boundary=edge';
const CUT_FILE = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK';

/** What is sent in place of a body, and its content type. */
const NO_BODIES: [string, string | undefined, string | undefined][] = [
  ['no body', undefined, undefined],
  ['an empty body', 'application/json', ''],
  ['null', 'application/json', 'null'],
  ['a text', 'application/json', '"text"'],
  ['a number', 'application/json', '1'],
  ['a list', 'application/json', '[]'],
  ['half of an object', 'application/json', '{"a":'],
];
const NO_FORMS: typeof NO_BODIES = [
  ['a form without a boundary', 'multipart/form-data', CUT_FILE],
  ['an empty form', BOUNDARY, ''],
  ['a form that ends within a header', BOUNDARY, CUT_FILE.slice(0, 30)],
  ['a form that ends within a file', BOUNDARY, CUT_FILE],
  ['a form that ends within a field', BOUNDARY, CUT_FILE.replace('; filename="a.xlsx"', '')],
];

async function statusOf({ method, path, access }: Endpoint, type: string | undefined, body: string | undefined) {
  const params: Record<string, string> = { item: 'maths', remote: 'tests' };
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name) => params[name] ?? '0'.repeat(24));
  const headers = new Headers({ 'X-Forwarded-For': running.api.network });
  if (access !== 'public' && access !== 'team') headers.set('Authorization', `Bearer ${running.api.token(access)}`);
  if (type) headers.set('Content-Type', type);
  const sent = body === undefined ? null : new TextEncoder().encode(body);
  const address = `${running.api.url}/api${url}?subject=Maths&timeZone=Australia/Sydney`;
  const { status } = await fetch(address, { method, headers, body: sent });
  return status;
}

const withBody = ENDPOINTS.filter(({ body, form }) => body ?? form);
const formEndpoints = ENDPOINTS.filter(({ form }) => form);

test.each(NO_BODIES)('%s is refused wherever a body is needed', async (_what, type, body) => {
  const statuses = await Promise.all(
    withBody.map(async (each) => `${each.method} ${each.path} ${await statusOf(each, type, body)}`),
  );
  // Browsers send lists of reports.
  const expected = (path: string) => (path === '/csp-reports' && body === '[]' ? 204 : 400);
  expect(statuses).toEqual(withBody.map(({ method, path }) => `${method} ${path} ${expected(path)}`));
});

test.each(NO_FORMS)('%s is refused wherever a form is taken', async (_what, type, body) => {
  const statuses = await Promise.all(
    formEndpoints.map(async (each) => `${each.path} ${await statusOf(each, type, body)}`),
  );
  expect(statuses).toEqual(formEndpoints.map(({ path }) => `${path} 400`));
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of the type %s is refused wherever it is not a report',
  async (type) => {
    const others = withBody.filter(({ path }) => !['/client-reports', '/csp-reports'].includes(path));
    const statuses = await Promise.all(others.map(async (each) => [each.path, await statusOf(each, type, 'a=b')]));
    expect(statuses.filter(([, status]) => status !== 400 && status !== 415)).toEqual([]);
  },
);
