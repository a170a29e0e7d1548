import type { LoggerService } from '@nestjs/common';
import { currentRequestId } from '@wattle/http-server';
import { MongooseError, mongo } from 'mongoose';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isNoSpace, type NoSpaceError } from '../errors/no-space';

/** Each line that a request has caused holds its id as `request`. */
export function createLog(destination: DestinationStream): Logger {
  const serializers = { err: withoutPersonalData };
  const mixin = () => {
    const request = currentRequestId();
    return request ? { request } : {};
  };
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, mixin }, destination);
}

/** Errors of the database quote documents in their messages: only their kind and stack are logged. */
function withoutPersonalData(error: Error & { code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  const isOfDatabase = error instanceof mongo.MongoError || error instanceof MongooseError;
  const place = stack.slice(stack.indexOf('\n    at '));
  return { name, code, ...(!isOfDatabase && { message }), stack: place };
}

export class NestLog implements LoggerService {
  /** Called in place of a line for each write that found no space. */
  onNoSpace: ((error: NoSpaceError) => void) | undefined;

  constructor(private readonly target: Logger) {}

  log(message: unknown, context?: string): void {
    // Nest logs each route and module that it loads; at every start that is noise.
    this.target.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.target.warn({ context }, String(message));
  }

  /** Takes an error itself, or an object with it as `err` beside what helps to find its cause. */
  error(thrown: unknown, stack?: string, context?: string): void {
    const details = thrown instanceof Error ? { err: thrown } : thrown;
    const { err } = (details ?? {}) as { err?: unknown };
    if (this.onNoSpace && isNoSpace(err)) {
      this.onNoSpace(err);
      return;
    }
    const isText = typeof details !== 'object';
    this.target.error(
      { context: context ?? stack, ...(isText ? {} : details) },
      isText ? String(details) : 'unexpected error',
    );
  }

  fatal(message: unknown, context?: string): void {
    this.target.fatal({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.target.debug({ context }, String(message));
  }
}
