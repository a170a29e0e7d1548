import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files are compressed when they are released; these are made for each request. */
const COMPRESSIBLE = /^(text\/html|application\/json)\b/;

/** Below this a response fits into one packet anyway. */
const MIN_BYTES = 1_024;

/** Takes a hundredth of the time of the best quality, for a tenth more bytes. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODERS = {
  br: { stream: () => createBrotliCompress(BROTLI), whole: (body: string) => promisify(brotliCompress)(body, BROTLI) },
  gzip: { stream: () => createGzip(), whole: (body: string) => promisify(gzip)(body) },
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS);

/**
 * Compresses pages and the JSON of the API for clients that accept it. A hook of the whole server, because the page is
 * sent by its not-found handler, which no hook of a route reaches.
 */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, body) => {
    if (!isCompressible(request, reply, body)) return body;
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ENCODINGS) as Encoding | null;
    if (!encoding) return body;

    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    // The bytes are no longer those that a strong tag names.
    const tag = reply.getHeader('ETag');
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('ETag', `W/${tag}`);
    const { stream, whole } = ENCODERS[encoding];
    // A body that breaks off destroys the stream, and with it the connection.
    return typeof body === 'string' ? whole(body) : pipeline(body, stream(), () => undefined);
  });
}

function isCompressible({ method }: FastifyRequest, reply: FastifyReply, body: unknown): body is string | Readable {
  if (method === 'HEAD' || reply.statusCode === 304 || reply.hasHeader('Content-Encoding')) return false;
  if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type')))) return false;
  if (typeof body === 'string') return Buffer.byteLength(body) >= MIN_BYTES;
  const length = reply.getHeader('Content-Length');
  return isStream(body) && (length === undefined || Number(length) >= MIN_BYTES);
}

function isStream(body: unknown): body is Readable {
  return typeof (body as Readable | null)?.pipe === 'function';
}
