import { EnvironmentError, type ListenAddress, listenError } from '@wattle/environment';
import { BACKLOG, drainOnStop, endStart, STOP_LIMITS } from '@wattle/http-server';
import type { FastifyInstance } from 'fastify';
import gracefulShutdown from 'http-graceful-shutdown';

/** Listens, until the process is told to stop and what is in progress has ended. */
export async function listenUntilStopped(server: FastifyInstance, address: ListenAddress): Promise<void> {
  const { host, port } = address;
  await server.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError(error, address);
  });
  const options = { signals: '', timeout: STOP_LIMITS.drainMs, onShutdown: () => server.close() };
  drainOnStop(gracefulShutdown(server.server, options));
}

/** Starts the process of a server. What keeps it from that is said, in a line for each wrong setting. */
export function runServer(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
    endStart(error);
  });
}
