import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
} from '@nestjs/common';
import type { Endpoint as Declared } from '@wattle/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { validated } from './validated';

const ENDPOINTS = 'endpoints';
const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** This method handles an endpoint of the contract; of several, they differ in their paths only. */
export function Endpoint(declared: Declared | readonly Declared[]) {
  const endpoints = [declared].flat() as [Declared];
  const [{ method, status = 200 }] = endpoints;
  return applyDecorators(
    SetMetadata(ENDPOINTS, endpoints),
    METHODS[method](endpoints.map(({ path }) => routePath(path))),
    HttpCode(status),
  );
}

/** The endpoints that a method of a controller handles. */
export function endpointsOf(handler: object): Declared[] {
  return Reflect.getMetadata(ENDPOINTS, handler) ?? [];
}

/** A path of the contract as the router writes it: with `:names`. */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

type Output<Part> = Part extends z.ZodType ? z.output<Part> : { [Name in keyof Part]: z.output<Part[Name]> };

/** What a call of an endpoint carries, as its schemas read it. */
export type InputOf<E> = { [Part in keyof E & ('params' | 'query' | 'body')]: Output<E[Part]> };

/** Injects what a call carries, once the schemas of the endpoint accept it: `@Input() { body }: InputOf<typeof logIn>`. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const [{ params = {}, query, body } = {}]: Partial<Declared>[] = endpointsOf(context.getHandler());
  const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
  // The first part that is refused is the one that is told.
  return {
    params: Object.fromEntries(
      Object.entries(params).map(([name, schema]) => [name, validated(schema, request.params[name])]),
    ),
    query: query && validated(query, request.query),
    body: body && validated(body, request.body),
  };
});
