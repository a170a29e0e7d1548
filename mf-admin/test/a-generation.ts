import { waitFor } from '@testing-library/react';
import { apiCalls, apiResponds } from '@wattle/platform/testing';

export { aDoneGeneration, aGeneration, anItem, generationIs, generationsAre, runIs } from './generation-api';

export const GENERATE = 'generate-questions';
export const GENERATE_EXTRACT = 'extract-generate-questions';
export const WAIT = 'Please wait for a few seconds while the questions are being generated...';

let waiting: (() => void)[] = [];

afterEach(() => {
  // A call without a response keeps the process for minutes.
  for (const respond of waiting) respond();
  waiting = [];
});

/** The API works on a start until the returned function is called. */
export function startTakesLong(path = GENERATE, body: unknown = {}): () => void {
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  waiting.push(respond);
  apiResponds(path, () => released.then(() => Response.json(body)));
  return respond;
}

/** The name that the page has given to the generation that it has started. */
export async function startedId(path = GENERATE): Promise<string> {
  await waitFor(() => expect(apiCalls(path)).not.toEqual([]));
  const body = apiCalls(path).at(-1)?.body as { generationId: string } | undefined;
  return body?.generationId ?? '';
}
