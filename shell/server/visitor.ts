import { randomInt } from 'node:crypto';
import { VISITOR_COOKIE, VISITOR_NUMBERS, visitorNumberIn } from '@wattle/federation/canary';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * The number of a visitor, by which canaries choose theirs. It is chosen at random, stands in a cookie that no script can
 * read, and says nothing of the visitor: ten thousand numbers are for everybody. While a canary goes on, the API keeps
 * for which numbers a page has failed.
 */
export function visitorNumber(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): number {
  const known = visitorNumberIn(request.headers.cookie);
  if (known !== undefined) return known;
  const number = randomInt(VISITOR_NUMBERS);
  const attributes = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  reply.header('Set-Cookie', [`${VISITOR_COOKIE}=${number}`, ...attributes].join('; '));
  return number;
}
