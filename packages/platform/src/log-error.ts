/** Writes to the browser's console, the only log that a page has, what its user need not see. */
export function logError(...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there.
  console.error(...details);
}
