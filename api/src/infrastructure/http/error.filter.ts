import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorBody } from '@wattle/contract/primitives';
import { errorMessage } from '@wattle/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiskSpace } from '../disk-space/disk-space';
import { databaseWarning } from '../errors/database-unavailable';
import { RetryAfterException } from '../errors/exceptions';
import { isNoSpace } from '../errors/no-space';

export const DATABASE_UNAVAILABLE = 'Wattle cannot reach its data at the moment. Please try again shortly.';

/** Responds to errors in their one shape (docs/published.md, calls), and logs unexpected ones. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly diskSpace: DiskSpace) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = thrown instanceof HttpException ? thrown : (this.temporaryRefusal(thrown) ?? thrown);
    const body = bodyOf(error);
    const http = host.switchToHttp();
    const { id: request } = http.getRequest<FastifyRequest>();
    if (body.statusCode >= 500 && !(error instanceof RetryAfterException)) this.logger.error({ request, err: thrown });

    const reply = http.getResponse<FastifyReply>();
    if (error instanceof RetryAfterException) reply.header('Retry-After', error.afterSeconds);
    reply.status(body.statusCode).send(this.complete(body));
  }

  protected complete(body: ErrorBody): ErrorBody {
    return body;
  }

  private temporaryRefusal(thrown: unknown): RetryAfterException | undefined {
    if (isNoSpace(thrown)) {
      this.diskSpace.noteFull(thrown);
      return this.diskSpace.refusal();
    }
    const warning = databaseWarning(thrown);
    if (!warning) return undefined;
    this.logger.warn(warning);
    return RetryAfterException.unavailable(DATABASE_UNAVAILABLE);
  }
}

/** Responds to what Fastify refuses before it has found a route, such as a path that cannot be decoded. */
export function sendRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const body = bodyOf(error);
  reply.status(body.statusCode).send(body);
}

function bodyOf(error: unknown): ErrorBody {
  if (error instanceof HttpException) return bodyOfException(error);
  // Fastify's own errors, such as for a body that is not JSON, have only a status.
  const status = Number((error as { statusCode?: unknown } | undefined)?.statusCode);
  const statusCode = status >= 400 && status < 500 ? status : 500;
  return { statusCode, message: errorMessage(statusCode) };
}

function bodyOfException(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
  const given = error.getResponse();
  const { message, errors, deletion } = typeof given === 'string' ? { message: given } : (given as Partial<ErrorBody>);
  // Messages of Nest and Fastify are for developers. Ours are sentences, or come with the fields they are about.
  const isSentence = /[.?!]$/.test(message ?? '') && !/^(Cannot [A-Z]+ |Cross-origin)/.test(message ?? '');
  const isOurs = message !== undefined && (errors !== undefined || isSentence);
  return {
    statusCode,
    message: isOurs ? message : errorMessage(statusCode),
    ...(errors && { errors }),
    ...(deletion && { deletion }),
  };
}
