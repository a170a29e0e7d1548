import { ENDPOINTS, type Endpoint, errorBodySchema } from '@wattle/contract';
import { z } from 'zod';
import type { DeclaredRoute } from './routes';

/** The OpenAPI document of the routes that are there, made from the contract's schemas. */
export function openApiDocument(routes: readonly DeclaredRoute[]) {
  const isThere = (endpoint: Endpoint) =>
    routes.some(({ method, path }) => method === endpoint.method && path === endpoint.path);
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS.filter(isThere)) {
    paths[`/api${endpoint.path}`] = {
      ...paths[`/api${endpoint.path}`],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wattle', version: '1.0.0' },
    paths,
    components: { securitySchemes: { access: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function operation({ path, access, summary, query, body, isMultipart, response }: Endpoint): object {
  const isPublic = access === 'public';
  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    summary: isPublic ? summary : `${summary} (${access})`,
    tags: [path.split('/')[1]],
    ...(!isPublic && { security: [{ access: [] }] }),
    parameters: [
      ...pathNames.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [isMultipart ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      '2XX': { description: 'Success', ...(response && content(jsonSchema(response, 'output'))) },
      default: { description: 'A code and a sentence fit to show', ...content(jsonSchema(errorBodySchema, 'output')) },
    },
  };
}

function content(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function queryParameters(query: z.ZodType): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
