import { Validator } from '@seriousme/openapi-schema-validator';
import { ENDPOINTS, type Endpoint, PLANNED } from '@wattle/contract';
import fc from 'fast-check';
import type { Test } from 'supertest';
import { arbitraryOf, type JsonSchema, validatorOf } from '../../test/arbitrary-of';
import { useApi } from '../../test/start-api';

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

/** Requests for each endpoint. */
const RUNS = 10;

const running = useApi({}, async (api) => {
  await api.addQuestions('Maths', 12);
  await api.addQuestions('Reading', 12);
});
let document: Document;
beforeAll(async () => {
  document = (await running.api.anybody().get('/api/docs/json').expect(200)).body;
});

function operationOf({ method, path }: Endpoint): Operation | undefined {
  return document.paths[`/api${path}`]?.[method.toLowerCase()];
}

/** Requests as the document describes them. */
function requestsOf({ parameters = [], requestBody }: Operation) {
  const inPlace = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const valuesOf = (named: Parameter[]) =>
    fc.record(Object.fromEntries(named.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
      requiredKeys: named.filter(({ required }) => required).map(({ name }) => name),
    });
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const body = (json ?? form)?.schema;
  return fc.record({
    params: valuesOf(inPlace('path')),
    query: valuesOf(inPlace('query')),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  });
}

test('the document is valid OpenAPI 3.1, and each of its schemas is valid JSON Schema', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  );
  expect({ valid, errors }).toEqual({ valid: true });
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
  for (const endpoint of ENDPOINTS.filter(({ method, path }) => !PLANNED.includes(`${method} ${path}`))) {
    const operation = operationOf(endpoint) as Operation;
    const send = (request: Request) => exchange(endpoint, operation, request);
    await fc.assert(fc.asyncProperty(requestsOf(operation), send), { numRuns: RUNS, endOnFailure: true });
  }
}, 180_000);

interface Request {
  params: object;
  query: object;
  body: unknown;
}

let requests = 0;

async function exchange({ method, path, access }: Endpoint, operation: Operation, { params, query, body }: Request) {
  requests += 1;
  const values = new Map(Object.entries(params));
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(values.get(name))))}`;
  const client = access === 'public' ? running.api.browser() : running.api.as(access);
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  // Each from another network, so that no limit is met.
  const network = `203.${requests % 250}.${Math.floor(requests / 250)}.1`;
  const request = client[verb](url).query(query).set('X-Forwarded-For', network);
  const response = await (operation.requestBody?.content['multipart/form-data']
    ? withForm(request, body as object)
    : request.send(body as object | undefined));

  const { status, body: sent } = response;
  expect([method, path, status, sent.message]).not.toEqual([method, path, 400, expect.anything()]);
  const described = operation.responses[status];
  expect([method, path, status, described !== undefined]).toEqual([method, path, status, true]);
  const { schema } = described?.content?.['application/json'] ?? {};
  const expected = schema && '$ref' in schema ? document.components.schemas.Error : schema;
  if (expected) expect([method, path, sent, validatorOf(expected)(sent)]).toEqual([method, path, sent, true]);
}

function withForm(request: Test, fields: object) {
  return Object.entries(fields).reduce(
    (form, [name, value]) =>
      name === 'file' ? form.attach(name, Buffer.from(value), 'file.xlsx') : form.field(name, value),
    request,
  );
}
