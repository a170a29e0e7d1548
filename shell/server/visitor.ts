import { type KeyObject, randomInt } from 'node:crypto';
import {
  networkNumber,
  pageToken,
  readVisitor,
  VISITOR_COOKIE,
  VISITOR_NUMBERS,
  type Visitor,
  visitorCookie,
} from '@wattle/federation/canary';
import { sitePrefix } from '@wattle/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * The visitor, by whose number canaries choose theirs. It is chosen at random and stands in a cookie that no script can
 * read, with the number of her network and a signature. Neither says who she is: ten thousand numbers are for everybody,
 * and as many for all networks. While a canary goes on, the API keeps for which of them a page has failed.
 */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  keys: readonly KeyObject[],
  isHttps: boolean,
): Visitor {
  const known = readVisitor(request.headers.cookie, keys);
  if (known) return known;
  const visitor = { number: randomInt(VISITOR_NUMBERS), network: networkOf(request, keys) };
  const attributes = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  reply.header('Set-Cookie', [`${VISITOR_COOKIE}=${visitorCookie(visitor, keys)}`, ...attributes].join('; '));
  return visitor;
}

/** What a page names itself by in its reports. */
export function tokenOfPage(request: FastifyRequest, visitor: Visitor | undefined, keys: readonly KeyObject[]): string {
  return pageToken({ sentAt: Date.now(), network: networkOf(request, keys), visitor: visitor?.number }, keys);
}

function networkOf({ ip }: FastifyRequest, keys: readonly KeyObject[]): number {
  return networkNumber(sitePrefix(ip), keys);
}
