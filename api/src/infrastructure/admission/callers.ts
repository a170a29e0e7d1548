import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientIpPrefixOf } from '../http/client-ip-prefix';

export interface Caller {
  kind: 'person' | 'network';
  key: string;
}

/** Who sends a request, as far as it is known before the guard has looked at its token. */
@Injectable()
export class Callers {
  private readonly people = new LRUCache<string, string>({ max: 10_000 });

  /** A token that no guard has accepted is of nobody: a caller could make up one for each request. */
  of({ headers: { authorization }, ip }: FastifyRequest): Caller {
    const userId = authorization && this.people.get(authorization);
    return userId
      ? { kind: 'person', key: `person ${userId}` }
      : { kind: 'network', key: `network ${clientIpPrefixOf(ip)}` };
  }

  /** The guard has accepted the token of a request. */
  note({ headers: { authorization } }: FastifyRequest, userId: string): void {
    if (authorization !== undefined) this.people.set(authorization, userId);
  }
}
