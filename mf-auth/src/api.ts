import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('auth');

/** An endpoint to which its argument is posted. */
export function postFor<Schema>(url: string, responseSchema: Schema) {
  return { query: (body: object) => ({ url, method: 'POST', body }), responseSchema };
}
