import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';

/** Fastify and nothing else: what it costs to send a body. The parent process sends the body. */
process.once('message', async (body: string) => {
  const server = fastify();
  server.get('/', (_request, reply) => reply.type('application/json').send(body));
  await server.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((server.server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit());
