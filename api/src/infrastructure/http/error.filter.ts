import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorBody } from '@wattle/contract';
import { errorMessage } from '@wattle/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiskSpace } from '../disk-space/disk-space';
import { databaseWarning } from '../errors/database-unavailable';
import { isNoSpace } from '../errors/no-space';
import { RetryLater } from '../errors/retry-later';

/** How a caller learns that the database is away. */
export const DATABASE_UNAVAILABLE = 'Wattle cannot reach its data at the moment. Please try again shortly.';

/** Turns whatever was thrown into the one shape of an error (docs/published.md, calls), and logs what was not expected. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly diskSpace: DiskSpace) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = thrown instanceof HttpException ? thrown : (this.temporaryRefusal(thrown) ?? thrown);
    const body = bodyOf(error);
    const http = host.switchToHttp();
    const { id: request } = http.getRequest<FastifyRequest>();
    if (body.statusCode >= 500 && !(error instanceof RetryLater)) this.logger.error({ request, err: thrown });

    const reply = http.getResponse<FastifyReply>();
    if (error instanceof RetryLater) reply.header('Retry-After', error.afterSeconds);
    reply.status(body.statusCode).send(this.complete(body));
  }

  /** Lets the filter of a controller add to the body. */
  protected complete(body: ErrorBody): ErrorBody {
    return body;
  }

  /** The refusal for a temporary fault of disk or database; undefined for every other error. */
  private temporaryRefusal(thrown: unknown): RetryLater | undefined {
    if (isNoSpace(thrown)) {
      this.diskSpace.noteFull(thrown);
      return this.diskSpace.refusal();
    }
    const warning = databaseWarning(thrown);
    if (!warning) return undefined;
    this.logger.warn(warning);
    return RetryLater.unavailable(DATABASE_UNAVAILABLE);
  }
}

/** Responds to what Fastify refuses before any route is found, such as a path that cannot be decoded. */
export function sendRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const body = bodyOf(error);
  reply.status(body.statusCode).send(body);
}

function bodyOf(error: unknown): ErrorBody {
  if (error instanceof HttpException) return bodyOfException(error);
  // Fastify's own refusals, of a body that is too large or not JSON, carry the status alone.
  const status = Number((error as { statusCode?: unknown } | undefined)?.statusCode);
  const statusCode = status >= 400 && status < 500 ? status : 500;
  return { statusCode, message: errorMessage(statusCode) };
}

function bodyOfException(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
  const given = error.getResponse();
  const { message, errors, deletion } = typeof given === 'string' ? { message: given } : (given as Partial<ErrorBody>);
  // The messages of Nest and Fastify are written for developers; those of our schemas come with the fields they are about.
  const isSentence = /[.?!]$/.test(message ?? '') && !/^(Cannot [A-Z]+ |Cross-origin)/.test(message ?? '');
  const isOurs = message !== undefined && (errors !== undefined || isSentence);
  return {
    statusCode,
    message: isOurs ? message : errorMessage(statusCode),
    ...(errors && { errors }),
    ...(deletion && { deletion }),
  };
}
