import type { KeyObject } from 'node:crypto';
import { hasCanary, registryFor, type Visitor } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from './visitor';

interface VisitorSettings {
  /** They sign numbers of visitors. */
  keys: readonly KeyObject[];
  /** The address that visitors use. */
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
