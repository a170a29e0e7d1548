import { createHash, type KeyObject, randomInt } from 'node:crypto';
import {
  hasCanary,
  networkNumber,
  pageToken,
  readVisitor,
  registryFor,
  VISITOR_COOKIE,
  VISITOR_NUMBERS,
  type Visitor,
  visitorCookie,
} from '@wattle/federation/canary';
import { type LocalRemote, OVERRIDE_COOKIE } from '@wattle/federation/local';
import { readOverride } from '@wattle/federation/local-override';
import type { Registry } from '@wattle/federation/registry';
import { sitePrefix } from '@wattle/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const OVERRIDE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([\\w-]+)(?:;|$)`);

interface VisitorSettings {
  keys: readonly KeyObject[];
  publicUrl: string;
}

/** Who asks, while there is a canary, and what she gets. */
interface Chosen {
  registry: Registry;
  visitor?: Visitor;
}

/** Finds the registry of whoever asks. Only while there is a canary do visitors have a number, and no cache may share. */
export function visitorRegistry(currentRegistry: () => Promise<Registry>, { keys, publicUrl }: VisitorSettings) {
  const isHttps = publicUrl.startsWith('https:');
  const shared = sharedChoices();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Chosen> => {
    const registry = await currentRegistry();
    if (!hasCanary(registry)) {
      reply.header('Cache-Control', 'no-cache');
      return { registry };
    }
    reply.header('Cache-Control', 'private, no-cache').header('Vary', 'Cookie');
    const visitor = visitorOf(request, reply, keys, isHttps);
    return { registry: shared(registry, registryFor(registry, visitor.number)), visitor };
  };
}

/** Visitors with the same versions get the same object, so that what is rendered with a registry is rendered once. */
function sharedChoices(): (registry: Registry, chosen: Registry) => Registry {
  const choices = new WeakMap<Registry, Map<string, Registry>>();
  return (registry, chosen) => {
    const known = choices.get(registry) ?? new Map<string, Registry>();
    choices.set(registry, known);
    const versions = Object.values(chosen.remotes).map(({ active }) => active.version);
    const key = versions.join(' ');
    const first = known.get(key) ?? chosen;
    known.set(key, first);
    return first;
  };
}

/** Sends its registry to a page that reads it again; one that has it already gets an empty 304. */
export function sendRegistry(request: FastifyRequest, reply: FastifyReply, registry: Registry): FastifyReply {
  return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(registry));
}

/** Sends a text; who has it already gets an empty 304. */
export function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('ETag', etag);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(text);
}

/**
 * The visitor, by whose number canaries choose theirs. It is chosen at random and stands in a cookie that no script can
 * read, with the number of her network and a signature. Neither says who she is: ten thousand numbers are for everybody,
 * and as many for all networks. While a canary goes on, the API keeps for which of them a page has failed.
 */
function visitorOf(
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

export function tokenOfPage(request: FastifyRequest, visitor: Visitor | undefined, keys: readonly KeyObject[]): string {
  return pageToken({ sentAt: Date.now(), network: networkOf(request, keys), visitor: visitor?.number }, keys);
}

function networkOf({ ip }: FastifyRequest, keys: readonly KeyObject[]): number {
  return networkNumber(sitePrefix(ip), keys);
}

/** The local version that staff have asked for in this browser. Then the page is nobody else's. */
export function overridesOf(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  trust: Parameters<typeof readOverride>[1],
): LocalRemote[] {
  const [, value] = OVERRIDE.exec(headers.cookie ?? '') ?? [];
  const override = value && readOverride(value, trust, new Date());
  if (!override) return [];
  reply.header('Cache-Control', 'private, no-cache').header('Vary', 'Cookie');
  return [override];
}
