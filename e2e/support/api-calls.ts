import type { LoginResponse } from '@wattle/contract/accounts';

export interface Credentials {
  username: string;
  password: string;
}

/** A response of the API that is no success. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`);
  }
}

interface Sent {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the API without a page; `path` is below /api. */
export async function callApi<Body>(
  url: string,
  method: string,
  path: string,
  { token, body, headers, signal }: Sent = {},
): Promise<Body> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, text);
  return (text ? JSON.parse(text) : undefined) as Body;
}

/** A session of its own: the cookie of a page would end that of the page. */
export function logIn(url: string, { username, password }: Credentials): Promise<LoginResponse> {
  return callApi(url, 'POST', 'auth/login', { body: { email_or_username: username, password } });
}
