import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RetryLater } from '../common/retry-later';
import type { DeclaredRoute } from '../routing/declared-routes';
import type { Priority, Queued } from './admission.decorators';
import { AdmissionQueue } from './admission-queue';

/** Bounds of Retry-After in seconds. It is random, so that those who were refused do not come back at the same time. */
const RETRY_AFTER: Record<Priority, [least: number, most: number]> = { high: [1, 3], normal: [2, 6], low: [4, 12] };

/**
 * Admits requests by the priority of their route while there is more to do than this process can; the others are 503
 * with Retry-After. A request is in progress from the end of its body to the begin of its response, so that slow clients
 * take no places.
 */
export function admitByPriority(server: FastifyInstance, routes: readonly DeclaredRoute[]): void {
  const admissions = new Map(
    routes.flatMap(({ method, url, admission }): [string, Queued][] =>
      admission === 'always' ? [] : [[`${method} ${url}`, admission]],
    ),
  );
  const queue = new AdmissionQueue();

  server.addHook('preHandler', async (request, { raw }) => {
    // HEAD is answered by the route of GET.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const admission = admissions.get(`${method} ${request.routeOptions.url}`);
    if (!admission) return;
    raw.once('close', () => queue.leave(request));
    if (!(await queue.enter(request, admission))) throw busy(admission.priority);
  });
  server.addHook('onSend', async (request, _reply, payload) => {
    queue.leave(request);
    return payload;
  });
}

function busy(priority: Priority): RetryLater {
  const [least, most] = RETRY_AFTER[priority];
  return RetryLater.busy(randomInt(least, most + 1));
}
