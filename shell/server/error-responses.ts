import type { ErrorBody } from '@wattle/contract/primitives';
import { errorMessage } from '@wattle/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an error in the one shape of errors (docs/published.md, calls). */
export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply.code(body.statusCode).header('Cache-Control', 'no-store').send(body);
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, { statusCode: 404, message: errorMessage(404) });
}

export function sendBadRequest(reply: FastifyReply): FastifyReply {
  return sendError(reply, { statusCode: 400, message: 'This address cannot be read.' });
}

/** Responds to an error that was thrown; an unexpected one is logged, and its message is not sent. */
export function sendThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = isCutOff(request) ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
  if (statusCode >= 500) request.log.error({ err: error }, 'unexpected error');
  return sendError(reply, { statusCode, message: errorMessage(statusCode) });
}

/** Whether the client went away, or was sent away, before the end of its request: no fault of this server. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
