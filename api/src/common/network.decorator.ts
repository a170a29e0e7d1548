import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Injects what limits count by: the address of the caller. Of IPv6 a household has 2^64, which count as one. */
export const Network = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const address = ipaddr.process(context.switchToHttp().getRequest<FastifyRequest>().ip);
  return address.kind() === 'ipv4' ? address.toString() : (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
});
