import { PassThrough, Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Environment } from '@wattle/environment';
import { REQUEST_ID_HEADER, WHOLE_BODY_BYTES } from '@wattle/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiAgent } from './api-agent';
import { sendError } from './error-responses';

const API_UNAVAILABLE = 'Wattle is restarting. Please try again in a moment.';
const REGISTRY_UNAVAILABLE = 'No releases are taken at the moment. Please try again later.';

/** More than an API admits and lets wait: the API, and not this server, decides what is served first (docs/decisions/056). */
const API_CONNECTIONS = 4_096;

/** Headers that concern one connection only (RFC 9110, section 7.6.1), or that the proxy has already fulfilled. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'expect'];

interface ApiProxyOptions extends Pick<Environment, 'apiUrl' | 'registryUrl'> {
  /** In place of this product's API. */
  foreignApiUrl?: string | undefined;
}

/**
 * Proxies /api, so that the browser has one origin, and /registry, so that teams know one address; answers 503 in the
 * API's error shape while what is behind is down.
 */
export async function apiProxy(
  server: FastifyInstance,
  { apiUrl, registryUrl, foreignApiUrl }: ApiProxyOptions,
): Promise<void> {
  // The library logs a warning for each client that disconnects; the request log has a line for each failure.
  server.setChildLoggerFactory((logger, bindings, options) => logger.child(bindings, { ...options, level: 'error' }));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) => gatherBody(body));
  await server.register(httpProxy, proxyOptions('/api', apiUrl, API_UNAVAILABLE, foreignApiUrl));
  await server.register(httpProxy, proxyOptions('/registry', registryUrl, REGISTRY_UNAVAILABLE));
}

function proxyOptions(prefix: string, own: string, unavailable: string, foreign?: string): FastifyHttpProxyOptions {
  return {
    upstream: foreign ?? own,
    prefix,
    rewritePrefix: prefix,
    proxyPayloads: false,
    // The library's lines would hold the query.
    disableRequestLogging: true,
    undici: new ApiAgent({ connections: API_CONNECTIONS }),
    replyOptions: {
      // The library would ask a busy API ten more times within milliseconds.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutConnection(headers),
        host: request.headers.host,
        'x-forwarded-for': request.ip,
        [REQUEST_ID_HEADER]: request.id,
        ...(foreign && asIfAt(new URL(foreign), headers)),
      }),
      rewriteHeaders: withoutConnection,
      onError: (reply) => sendUnavailable(reply as FastifyReply, unavailable),
    },
  };
}

/** An API accepts requests from the pages of its own address only. */
function asIfAt({ host, origin }: URL, headers: { origin?: string }) {
  return headers.origin ? { host, origin } : { host };
}

function withoutConnection<Headers extends object>(headers: Headers): Headers {
  const forwarded = Object.entries(headers).filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name));
  return Object.fromEntries(forwarded) as Headers;
}

function sendUnavailable(reply: FastifyReply, message: string): void {
  // An unread rest of a body would keep the connection busy for good.
  if (!reply.request.raw.complete) reply.header('Connection', 'close');
  sendError(reply.header('Retry-After', 2), { statusCode: 503, message });
}

/**
 * Buffers a small body completely, and the first megabyte of a larger one, so that a client which sends nothing takes
 * no connection to the API.
 */
async function gatherBody(body: Readable): Promise<Readable | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > WHOLE_BODY_BYTES) return continued(chunks, body);
  }
  return bytes > 0 ? Readable.from(chunks, { objectMode: false }) : undefined;
}

/** The buffered part, then the rest. Destroying this stream does not end the client's connection. */
function continued(beginning: readonly Buffer[], rest: Readable): Readable {
  const whole = new PassThrough();
  for (const chunk of beginning) whole.write(chunk);
  rest.once('error', (error) => whole.destroy(error));
  return rest.pipe(whole);
}
