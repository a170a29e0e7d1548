import type { Endpoint } from '@wattle/contract/endpoint';
import type { z } from 'zod';
import type { DeclaredRoute } from '../routing/declared-routes';
import { jsonSchema } from './json-schema';
import { COMPONENT_SCHEMAS, responsesOf } from './responses';

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
      securitySchemes: { access: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
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
    ...(!isPublic && { security: [{ access: [] }] }),
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
