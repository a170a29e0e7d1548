/**
 * Names one sending of a call in the logs of the servers; a repeated call has another one. Empty where the browser
 * makes none, as over http: then the server does.
 */
export function requestId(): string {
  return crypto.randomUUID?.() ?? '';
}
