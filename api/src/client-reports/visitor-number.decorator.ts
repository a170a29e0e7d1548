import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { visitorNumberIn } from '@wattle/federation/canary';
import type { FastifyRequest } from 'fastify';

/** Injects the number by which canaries choose the caller; undefined where the browser has none. */
export const VisitorNumber = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  visitorNumberIn(context.switchToHttp().getRequest<FastifyRequest>().headers.cookie),
);
