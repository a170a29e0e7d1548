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

const SENTENCES: Record<number, string> = {
  400: 'This request cannot be read.',
  413: 'This request is too large.',
};
const REFUSED = 'This request cannot be answered.';

/** Answers an error that was thrown; an unexpected one is logged, and its message is not sent. */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = isCutOff(request) ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
  if (statusCode < 500) return answerError(reply, { statusCode, message: SENTENCES[statusCode] ?? REFUSED });
  request.log.error({ err: error }, 'unexpected error');
  return answerError(reply, { statusCode: 500, message: 'Something went wrong on our side. Please try again.' });
}

/** Whether the client went away, or was sent away, before the end of its request: no fault of this server. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
