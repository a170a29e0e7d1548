/** Many times what MAX_TOKENS take in any script, with escapes. */
const MAX_ANSWER_BYTES = 2_000_000;

/** The model sends more than an answer can have; the rest is not read. */
export class AnswerTooLong extends Error {}

/**
 * Stops retries when the model asks for a longer wait than there is time, and limits the body, which the client reads
 * into memory as a whole.
 */
export async function fetchWithin(seconds: number, url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  if (!(Number(headers.get('Retry-After')) < seconds)) headers.set('X-Should-Retry', 'false');
  return new Response(body?.pipeThrough(limitedTo(MAX_ANSWER_BYTES)) ?? null, { status, statusText, headers });
}

function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > bytes) throw new AnswerTooLong(`The body is longer than ${bytes} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
