import type { Logger } from '@nestjs/common';
import { mongo } from 'mongoose';

/** The log line for a temporary fault of the database; undefined for every other error. */
export function databaseWarning(error: unknown): string | undefined {
  return error instanceof Error && isDatabaseUnavailable(error)
    ? `The database cannot be reached: ${error.name}`
    : undefined;
}

/** Logs a failure of background work: an outage of the database as a warning, without a stack. */
export function logFailure(logger: Logger, err: unknown, details: Record<string, string> = {}): void {
  const warning = databaseWarning(err);
  if (warning) logger.warn(warning);
  else logger.error({ ...details, err });
}

const UNAVAILABLE_ERRORS = new Set([
  'EngineSilentError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);
/**
 * Codes of a server that is shutting down, has stepped down or cannot be reached from a router, and of a write (64) or a
 * read (134) that its replicas have not confirmed in time.
 */
const NOT_NOW = new Set([6, 7, 64, 89, 91, 133, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** Errors of the socket, when the driver writes before it knows that the server has gone. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE']);

function isDatabaseUnavailable(error: Error): boolean {
  return (
    UNAVAILABLE_ERRORS.has(error.name) ||
    error instanceof mongo.MongoNetworkError ||
    BROKEN_CONNECTION.has((error as NodeJS.ErrnoException).code ?? '') ||
    (error instanceof mongo.MongoServerError && NOT_NOW.has(Number(error.code)))
  );
}
