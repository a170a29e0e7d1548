import type { FastifyInstance } from 'fastify';

/** Refuses a request with two Host headers, of which servers and proxies may each take another one (RFC 9112, section 3.2). */
export function refuseSecondHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? Object.assign(new Error('Two Host headers'), { statusCode: 400 }) : undefined);
  });
}
