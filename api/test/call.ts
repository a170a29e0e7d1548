import { type CallOf, type Endpoint, requestTo } from '@wattle/contract/endpoint';
import type { Test } from 'supertest';
import type { z } from 'zod';

type Verb = 'get' | 'post' | 'put' | 'delete';
type ResponseOf<E> = E extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;

/**
 * Calls an endpoint by its declaration: `await call(api.as('admin'), questionList, { params: { subject: 'Maths' } })`.
 * Fails where the response is no success, or not of the declared shape.
 */
export async function call<E extends Endpoint>(
  client: Record<Verb, (path: string) => Test>,
  endpoint: E,
  ...given: object extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>]
): Promise<ResponseOf<E>> {
  const { url, method, params = {}, body } = requestTo(endpoint, ...given);
  const sent = client[method.toLowerCase() as Verb](`/api/${url}`).query(params).send(body);
  const response = await sent.expect(endpoint.status ?? 200);
  return endpoint.response?.parse(response.body) as ResponseOf<E>;
}
