import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RetryAfterException } from '../errors/exceptions';
import type { Priority, Queued } from '../routing/admission.decorators';
import type { DeclaredRoute } from '../routing/declared-routes';
import { AdmissionQueue, CALLER_LIMITS } from './admission-queue';
import type { Caller, Callers } from './callers';

/** Bounds of Retry-After in seconds. It is random, so that refused clients do not all come back at the same time. */
const RETRY_AFTER: Record<Priority, [least: number, most: number]> = { high: [1, 3], normal: [2, 6], low: [4, 12] };

const SAFE_METHODS = ['GET', 'HEAD'];

/** By their Retry-After. Each is created once, because an error captures a stack, which costs time under overload. */
const refusals = new Map<number, RetryAfterException>();

/**
 * Under overload, admits requests by the priority of their route and answers the others with 503 and Retry-After. A
 * request is in progress from the end of its body to the start of its response, so that slow clients take no places.
 * When the queue is full, a request is refused before its body is read. Before that queue each caller has one of its own.
 */
export function admitByPriority(
  server: FastifyInstance,
  routes: readonly Pick<DeclaredRoute, 'method' | 'url' | 'admission'>[],
  callers: Callers,
): void {
  const admissions = new Map(
    routes.flatMap(({ method, url, admission }): [string, Queued][] =>
      admission === 'always' ? [] : [[`${method} ${url}`, admission]],
    ),
  );
  const queue = new AdmissionQueue();
  const queues = new Map<string, AdmissionQueue>();
  const callerOf = new WeakMap<FastifyRequest, Caller>();

  const admissionOf = ({ method, routeOptions }: FastifyRequest) =>
    // The route of GET responds to HEAD.
    admissions.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);

  const leave = (request: FastifyRequest) => {
    queue.leave(request);
    const { key = '' } = callerOf.get(request) ?? {};
    const own = queues.get(key);
    own?.leave(request);
    if (own?.isEmpty) queues.delete(key);
  };
  server.addHook('onRequest', (request, _reply, done) => {
    const admission = admissionOf(request);
    if (!admission) return done();
    const { priority } = admission;
    const caller = callers.of(request);
    callerOf.set(request, caller);
    const isFull = queue.isFull(priority) || queues.get(caller.key)?.isFull(priority);
    done(isFull ? refusal(priority) : undefined);
  });
  server.addHook('preHandler', async (request, { raw }) => {
    const admission = admissionOf(request);
    const caller = callerOf.get(request);
    if (!admission || !caller) return;
    // Writes are done even when the client has gone.
    if (SAFE_METHODS.includes(request.method)) raw.once('close', () => leave(request));
    const own = queues.get(caller.key) ?? new AdmissionQueue(CALLER_LIMITS[caller.kind]);
    queues.set(caller.key, own);
    const isAdmitted = (await own.enter(request, admission)) && (await queue.enter(request, admission));
    if (!isAdmitted) throw refusal(admission.priority);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}

function refusal(priority: Priority): RetryAfterException {
  const [least, most] = RETRY_AFTER[priority];
  const seconds = randomInt(least, most + 1);
  const known = refusals.get(seconds);
  if (known) return known;
  const made = RetryAfterException.busy(seconds);
  refusals.set(seconds, made);
  return made;
}
