import { PassThrough, Readable } from 'node:stream';
import { WHOLE_BODY_BYTES } from '@wattle/http-server';

/**
 * Reads a small body whole, and of a larger one the beginning, so that nobody takes one of the connections to the API
 * before something worth it has come.
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

/** What was read, then the rest. It can be given up without ending the client's connection. */
function continued(beginning: readonly Buffer[], rest: Readable): Readable {
  const whole = new PassThrough();
  for (const chunk of beginning) whole.write(chunk);
  rest.once('error', (error) => whole.destroy(error));
  return rest.pipe(whole);
}
