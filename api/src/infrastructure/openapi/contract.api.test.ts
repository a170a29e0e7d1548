import { Validator } from '@seriousme/openapi-schema-validator';
import type { Endpoint } from '@wattle/contract/endpoint';
import fc from 'fast-check';
import type { Test } from 'supertest';
import { isLongRun } from '../../../../scripts/testing/extent';
import { arbitraryOf, type JsonSchema, validatorOf } from '../../../test/arbitrary-of';
import { ENDPOINTS } from '../../../test/endpoints';
import { useApi } from '../../../test/start-api';
import { TEST_USERS } from '../../../test/test-users';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Requests for each endpoint, and for each id that exists. */
const [RUNS, RUNS_OF_ID] = isLongRun ? [6, 3] : [1, 1];
/** What nobody is sent who sends what the document describes. */
const MALFORMED = [400, 413, 415];

const running = useApi({}, async (api) => {
  await api.addQuestions('Maths', 12);
  await api.addQuestions('Reading', 12);
});
let document: Document;
/** Ids of attempts of each state, and of questions. */
let existing: string[];
beforeAll(async () => {
  document = (await running.api.anybody().get('/api/docs/json').expect(200)).body;
  existing = await addAttempts();
});

function operationOf({ method, path }: Endpoint): Operation | undefined {
  return document.paths[`/api${path}`]?.[method.toLowerCase()];
}

/** A marked test, one that is open, and an open re-sit. */
async function addAttempts(): Promise<string[]> {
  const student = running.api.as('student');
  const open = async (path: string) => (await student.get(path).expect(200)).body;
  const marked = await open('/api/test/subject-test/maths');
  const submission = { childId: TEST_USERS.student.userId, category: 'maths', testType: 'subject-test' };
  const wrong = { questionStatus: [], responses: [], attemptId: marked.attemptId };
  await student
    .post('/api/test/subject-test/submit')
    .send({ ...submission, ...wrong })
    .expect(200);
  const resit = await open(`/api/attempts/${marked.attemptId}/re-sit`);
  const other = await open('/api/test/subject-test/reading');
  return [marked, resit, other].map(({ attemptId }) => attemptId).concat(marked.questions[0].id);
}

/** Requests as the document describes them; with an id in the path where one is given. */
function requestsOf({ parameters = [], requestBody }: Operation, id?: string) {
  const inPlace = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const valuesOf = (named: Parameter[]) =>
    fc.record(Object.fromEntries(named.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
      requiredKeys: named.filter(({ required }) => required).map(({ name }) => name),
    });
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const body = (json ?? form)?.schema;
  return fc.record({
    params: valuesOf(inPlace('path')).map((params) => (id ? { ...params, id } : params)),
    query: valuesOf(inPlace('query')),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  });
}

test('the document is valid OpenAPI 3.1, and each of its schemas is valid JSON Schema @long', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  );
  expect({ valid, errors }).toEqual({ valid: true });
  // Valid, but no schema of a list to readers that know OpenAPI 3.0.
  expect(JSON.stringify(document)).not.toMatch(/"(prefixItems|items":(true|false))/);
  const schemas = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters = [], requestBody, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((each) =>
        Object.values(each?.content ?? {}).flatMap(({ schema }) => schema ?? []),
      ),
    ])
    .filter((schema) => !('$ref' in schema));
  expect(schemas.length).toBeGreaterThan(50);
  for (const schema of schemas) expect(() => validatorOf(schema)).not.toThrow();
});

test('every endpoint takes what the document says is valid, and responds as the document says', async () => {
  const answered = new Set<string>();
  for (const endpoint of ENDPOINTS) {
    const operation = operationOf(endpoint) as Operation;
    const send = async (request: Request) => {
      const status = await exchange(endpoint, operation, request);
      answered.add(`${status} ${endpoint.method} ${endpoint.path}`);
    };
    const check = (numRuns: number, id?: string) =>
      fc.assert(fc.asyncProperty(requestsOf(operation, id), send), { numRuns, endOnFailure: true });
    await check(RUNS);
    if (!endpoint.path.includes('{id}')) continue;
    for (const id of isLongRun ? existing : existing.slice(0, 1)) {
      if (isReadById(endpoint, operation)) await send({ params: { id }, query: {}, body: undefined });
      await check(RUNS_OF_ID, id);
    }
  }
  const readable = ['/attempts/{id}', '/attempts/{id}/status', '/attempts/{id}/re-sit'];
  expect([...answered]).toEqual(expect.arrayContaining(readable.map((path) => `200 GET ${path}`)));
}, 180_000);

/** An id is all that it needs. */
function isReadById({ method }: Endpoint, { parameters = [] }: Operation): boolean {
  return method === 'GET' && parameters.filter(({ required }) => required).length === 1;
}

interface Request {
  params: object;
  query: object;
  body: unknown;
}

let requests = 0;

/** Sends a request, checks the response against the document and gives its status. */
async function exchange(
  { method, path, access }: Endpoint,
  operation: Operation,
  { params, query, body }: Request,
): Promise<number> {
  requests += 1;
  const values = new Map(Object.entries(params));
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(values.get(name))))}`;
  const isOfUser = access !== 'public' && access !== 'team';
  const client = isOfUser ? running.api.as(access) : running.api.browser();
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  // Each from another network, so that no limit is met.
  const network = `203.${requests % 250}.${Math.floor(requests / 250)}.1`;
  const request = client[verb](url).query(query).set('X-Forwarded-For', network);
  const response = await (operation.requestBody?.content['multipart/form-data']
    ? withForm(request, body as object)
    : request.send(body as object | undefined));

  const { status, body: sent } = response;
  if (MALFORMED.includes(status)) throw new Error(`${method} ${path} is answered with ${status}: ${sent.message}`);
  const described = operation.responses[status];
  expect([method, path, status, described !== undefined]).toEqual([method, path, status, true]);
  const { schema } = described?.content?.['application/json'] ?? {};
  const expected = schema && '$ref' in schema ? document.components.schemas.Error : schema;
  if (expected) expect([method, path, sent, validatorOf(expected)(sent)]).toEqual([method, path, sent, true]);
  return status;
}

function withForm(request: Test, fields: object) {
  return Object.entries(fields).reduce((form, [name, value]) => {
    if (name === 'file') return form.attach(name, Buffer.from(value), 'file.xlsx');
    // Objects are JSON in a form.
    return form.field(name, typeof value === 'object' ? JSON.stringify(value) : value);
  }, request);
}
