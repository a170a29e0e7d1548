import { PassThrough, Readable } from 'node:stream';
import { WHOLE_BODY_BYTES } from '@wattle/http-server';

/**
 * Buffers a small body completely, and the first megabyte of a larger one, so that a client which sends nothing takes
 * no connection to the API.
 */
export async function gatherBody(body: Readable): Promise<Readable | undefined> {
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
