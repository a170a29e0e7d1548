/** Logs an error that does not end the engine. */
export function logError(error: unknown) {
  process.stderr.write(`embedded-mongo: ${error instanceof Error ? error.stack : error}\n`);
}
