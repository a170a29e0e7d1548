/** The address of a path of the API. */
export function apiUrl(path: string): string {
  return new URL(`/api/${path}`, window.location.origin).href;
}

/** How an access token is sent. */
export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/**
 * Names one sending of a call in the logs of the servers; a repeated call has another one. Empty where the browser
 * makes none, as over http: then the server does.
 */
export function requestId(): string {
  return crypto.randomUUID?.() ?? '';
}
