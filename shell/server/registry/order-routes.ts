import type { RemoteStatus } from '@wattle/federation/client';
import { type Delegations, teamNameOf } from '@wattle/federation/delegations';
import { multiSignedTextSchema, type Registry } from '@wattle/federation/registry';
import { ReleaseError } from '@wattle/federation/release';
import type { MultiSignedText } from '@wattle/federation/signing';
import type { FastifyInstance } from 'fastify';
import { type Orders, progressOf } from './orders';

interface OrderService {
  currentRegistry: () => Promise<Registry>;
  delegations: () => Promise<Delegations | undefined>;
  orders: Orders;
}

/** Promotions and roll backs, and what the registry says of a remote. */
export function addOrderRoutes(server: FastifyInstance, { currentRegistry, delegations, orders }: OrderService): void {
  const statusOf = async (remote: string): Promise<RemoteStatus> => {
    const { remotes } = await currentRegistry();
    const registered = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    const team = teamNameOf(await delegations(), remote) ?? null;
    if (!registered && !team) throw new ReleaseError(`There is no remote ${remote}.`, 404);
    const { canary } = registered ?? {};
    return {
      remote,
      team,
      active: registered?.active.version ?? null,
      fallback: registered?.lastGood?.version ?? null,
      canary: canary ? { version: canary.release.version, share: canary.share, since: canary.since } : null,
      withdrawn: registered?.withdrawn ?? [],
      order: await orders.last(remote),
    };
  };

  server.get('/registry/health', async () => ({ status: 'ok' }));
  server.get<{ Params: { remote: string } }>('/registry/remotes/:remote', ({ params }) => statusOf(params.remote));

  server.post('/registry/orders', async ({ body }, reply) => {
    const { record, done } = await orders.accept(orderIn(body));
    if (record.order.action !== 'rollback') return reply.code(202).send(progressOf(record));
    await done;
    if (record.state !== 'live') throw new ReleaseError(record.found.join(' '));
    return statusOf(record.order.remote);
  });

  server.get<{ Params: { number: string }; Querystring: { remote?: string } }>(
    '/registry/orders/:number',
    async ({ params, query }) => {
      const record = orders.find(query.remote ?? '', Number(params.number));
      if (!record) throw new ReleaseError('There is no such order.', 404);
      return { id: record.id, ...progressOf(record) };
    },
  );
}

/** The signed order that a call brings. */
export function orderIn(body: unknown): MultiSignedText {
  const { data } = multiSignedTextSchema.safeParse((body as { order?: unknown } | null)?.order);
  if (!data) throw new ReleaseError('This call brings no signed order.', 400);
  return data;
}
