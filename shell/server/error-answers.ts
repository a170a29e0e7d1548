import type { ErrorBody } from '@wattle/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an error in the one shape of errors (decision 2). */
export function answerError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply.code(body.statusCode).header('Cache-Control', 'no-store').send(body);
}

export function answerMissing(reply: FastifyReply): FastifyReply {
  return answerError(reply, { statusCode: 404, message: 'There is nothing at this address.' });
}

export function answerUnreadable(reply: FastifyReply): FastifyReply {
  return answerError(reply, { statusCode: 400, message: 'This address cannot be read.' });
}

/** Answers whatever was thrown; what nobody expected is logged and not told. */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode < 500) return answerError(reply, { statusCode, message: 'This request cannot be answered.' });
  request.log.error({ err: error }, 'unexpected error');
  return answerError(reply, { statusCode: 500, message: 'Something went wrong on our side. Please try again.' });
}
