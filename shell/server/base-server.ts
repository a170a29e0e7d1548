import type { Environment } from '@wattle/environment';
import {
  limitBodies,
  limitingOptions,
  logRequests,
  type MetricsRegistry,
  measureRequests,
  passRequestIds,
  refuseSecondHost,
  requestIdOptions,
} from '@wattle/http-server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sendBadRequest } from './error-responses';

export interface BaseServerOptions {
  /** The destination of log lines, such as standard output; without it nothing is logged. */
  log?: { write(line: string): void };
  metrics?: MetricsRegistry | undefined;
  bodyLimit?: number;
}

/** A server with limits and logs, and no routes. */
export function baseServer(
  { trustedProxies, warnings }: Environment,
  { log, metrics, ...options }: BaseServerOptions,
): FastifyInstance {
  const server = Fastify({
    ...limitingOptions(),
    ...requestIdOptions,
    ...options,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    // JSON lines in the format of the API's (docs/operating.md).
    logger: log ? { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, stream: log } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    frameworkErrors: (_error, _request, reply) => sendBadRequest(reply),
  });
  for (const warning of warnings) server.log.warn(warning);
  limitBodies(server.server);
  passRequestIds(server);
  logRequests(server, server.log);
  if (metrics) measureRequests(server, metrics);
  refuseSecondHost(server);
  return server;
}
