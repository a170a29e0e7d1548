import { createParamDecorator, type ExecutionContext, NotFoundException } from '@nestjs/common';
import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import type { FastifyRequest } from 'fastify';

export const TestOfPath = createParamDecorator((_data: unknown, context: ExecutionContext): FreeTest => {
  const path = context.switchToHttp().getRequest<FastifyRequest>().routeOptions.url ?? '';
  const named = FREE_TESTS.find(({ checkPath, submitPath }) => path.endsWith(checkPath) || path.endsWith(submitPath));
  if (!named) throw new NotFoundException();
  return named;
});
