/** Many times what MAX_TOKENS of an answer take, whatever their script and their escapes. */
const MAX_ANSWER_BYTES = 2_000_000;

/** The model sends more than an answer can be; the rest is not read. */
export class AnswerTooLong extends Error {}

/**
 * Ends the retries at once where the model asks for a longer wait than there is time, and the body where it is longer
 * than an answer: the client reads the whole of it into memory.
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
