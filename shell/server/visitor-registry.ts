import { hasCanary, registryFor } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorNumber } from './visitor';

/** Finds the registry of whoever asks. Only while there is a canary do visitors have a number, and no cache may share. */
export function visitorRegistry(currentRegistry: () => Promise<Registry>, publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Registry> => {
    const registry = await currentRegistry();
    if (!hasCanary(registry)) {
      reply.header('Cache-Control', 'no-cache');
      return registry;
    }
    reply.header('Cache-Control', 'private, no-cache').header('Vary', 'Cookie');
    return registryFor(registry, visitorNumber(request, reply, isHttps));
  };
}
