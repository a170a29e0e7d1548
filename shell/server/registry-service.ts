import { EnvironmentError, listenError, prepareSharedFolder, readEnvironment } from '@wattle/environment';
import { BACKLOG, drainOnStop, endStart, STOP_LIMITS } from '@wattle/http-server';
import gracefulShutdown from 'http-graceful-shutdown';
import { createRegistryServer } from './registry/registry-server';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const { host, registryPort: port, releasesDir } = environment;
  prepareSharedFolder('RELEASES_DIR', releasesDir);
  const server = await createRegistryServer(environment, { log: process.stdout });
  await server.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError(error, { host, port, variable: 'REGISTRY_PORT' });
  });
  const options = { signals: '', timeout: STOP_LIMITS.drainMs, onShutdown: () => server.close() };
  drainOnStop(gracefulShutdown(server.server, options));
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  endStart(error);
});
