import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parseAddress } from '@wattle/http-server';
import type { FastifyRequest } from 'fastify';

/**
 * What limits count callers by: an IPv4 address, or of IPv6 the first 56 bits, because a household gets up to 2^72
 * addresses. Everything that is no address counts as one caller.
 */
export function clientIpPrefixOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return 'unknown';
  if (!('parts' in parsed)) return parsed.toString();
  const [a, b, c, d = 0] = parsed.parts;
  return [a, b, c, d & 0xff00].map((part) => part?.toString(16)).join(':');
}

export const ClientIpPrefix = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientIpPrefixOf(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
