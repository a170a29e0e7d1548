import { randomInt } from 'node:crypto';
import { VISITOR_NUMBERS } from '@wattle/federation/canary';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'wattle-visitor';
const YEAR_SECONDS = 31_536_000;

/**
 * The number of a visitor, by which canaries choose theirs. It is chosen at random, stands in a cookie that no script can
 * read, is kept nowhere else, and says nothing of the visitor: ten thousand numbers are for everybody.
 */
export function visitorNumber(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): number {
  const [, known] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(request.headers.cookie ?? '') ?? [];
  if (known !== undefined) return Number(known);
  const number = randomInt(VISITOR_NUMBERS);
  const attributes = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  reply.header('Set-Cookie', [`${COOKIE}=${number}`, ...attributes].join('; '));
  return number;
}
