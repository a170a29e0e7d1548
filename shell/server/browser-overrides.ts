import { type LocalRemote, OVERRIDE_COOKIE } from '@wattle/federation/local';
import { readOverride } from '@wattle/federation/local-override';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([\\w-]+)(?:;|$)`);

/** The local version that staff have asked for in this browser. Then the page is nobody else's. */
export function overridesOf(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  publicKeys: readonly string[],
): LocalRemote[] {
  const [, value] = COOKIE.exec(headers.cookie ?? '') ?? [];
  const override = value && readOverride(value, publicKeys, new Date());
  if (!override) return [];
  reply.header('Cache-Control', 'private, no-cache').header('Vary', 'Cookie');
  return [override];
}
