import { STATUS_CODES } from 'node:http';
import type { Endpoint } from '@wattle/contract/endpoint';
import { errorBodySchema } from '@wattle/contract/primitives';
import type { z } from 'zod';
import type { DeclaredRoute } from '../routing/declared-routes';
import { jsonSchema } from './json-schema';

/** The OpenAPI document of the routes that are there, made from the contract's schemas. */
export function openApiDocument(routes: readonly DeclaredRoute[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of routes) {
    paths[`/api${endpoint.path}`] = {
      ...paths[`/api${endpoint.path}`],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wattle', version: '1.0.0' },
    paths,
    components: {
      schemas: COMPONENT_SCHEMAS,
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        team: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Team, a space, the token of a link',
        },
      },
    },
  };
}

function operation(endpoint: Endpoint): object {
  const { method, path, access, summary, params = {}, query, body, form } = endpoint;
  const isPublic = access === 'public';
  const parameters = [
    ...Object.entries(params).map(([name, schema]) => parameter('path', name, schema)),
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) => parameter('query', name, schema)),
  ];
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_all, letter) => letter.toUpperCase())}`,
    summary: isPublic ? summary : `${summary} (${access})`,
    tags: [path.split('/')[1]],
    ...(!isPublic && { security: [{ [access === 'team' ? 'team' : 'access']: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(body, 'application/json'),
    ...requestBodyOf(form, 'multipart/form-data'),
    responses: responsesOf(endpoint),
  };
}

function requestBodyOf(schema: z.ZodType | undefined, mediaType: string): object {
  if (!schema) return {};
  return { requestBody: { required: true, content: { [mediaType]: { schema: jsonSchema(schema, 'input') } } } };
}

function parameter(place: 'path' | 'query', name: string, schema: z.core.$ZodType): object {
  const required = place === 'path' || !isOptional(schema as z.ZodType);
  return { name, in: place, required, schema: jsonSchema(schema as z.ZodType, 'input') };
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

const DESCRIPTIONS: Record<number, string> = {
  200: 'Success',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, without a body',
  304: 'The client has it already',
  400: 'Malformed: a field is missing or of the wrong kind',
  401: 'Not logged in, or not with these credentials',
  403: 'Not for this role, not for this child, not for this remote, or from the page of another site',
  404: 'Not found',
  409: 'In conflict with what is there',
  413: 'The body is too large',
  414: 'A part of the path is too long',
  415: 'The body is not of an accepted type',
  422: 'Well-formed, but refused by a rule',
  429: 'Too many requests',
  500: 'Unexpected error',
  503: 'Not possible at the moment',
};

const STATUSES_WITH_RETRY_AFTER = [429, 503];

/** Every status that an endpoint may respond with, in ascending order. */
export function statusesOf({ method, access, params, query, status, refusals = [] }: Endpoint): number[] {
  const isUnsafe = method !== 'GET';
  const statuses = [
    status ?? 200,
    ...refusals,
    ...(params || query || isUnsafe ? [400] : []),
    ...(access === 'public' ? [] : [401]),
    ...(access !== 'public' || isUnsafe ? [403] : []),
    ...(params ? [414] : []),
    ...(isUnsafe ? [413, 415] : []),
    500,
    503,
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  return Object.fromEntries(statusesOf(endpoint).map((status) => [status, responseOf(endpoint, status)]));
}

function responseOf({ response, mediaType }: Endpoint, status: number): object {
  const description = DESCRIPTIONS[status] ?? STATUS_CODES[status] ?? '';
  if (status === 304) return { description };
  if (status >= 400) {
    return {
      description,
      ...(STATUSES_WITH_RETRY_AFTER.includes(status) && { headers: RETRY_AFTER }),
      content: ERROR_CONTENT,
    };
  }
  if (response) return { description, content: { 'application/json': { schema: jsonSchema(response, 'output') } } };
  return { description, ...(mediaType && { content: { [mediaType]: {} } }) };
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer', minimum: 0 } },
};

const COMPONENT_SCHEMAS = { Error: jsonSchema(errorBodySchema, 'output') };
