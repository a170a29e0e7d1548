import { join } from 'node:path';
import {
  EnvironmentError,
  listenError,
  prepareFolder,
  prepareSharedFolder,
  readEnvironment,
} from '@wattle/environment';
import { BACKLOG, createMetrics, drainOnStop, endStart, STOP_LIMITS, serveMetrics } from '@wattle/http-server';
import gracefulShutdown from 'http-graceful-shutdown';
import { createServer } from './server';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const { host, port, metricsPorts, dataDir, releasesDir, jwtSecrets } = environment;
  if (!jwtSecrets) prepareFolder('DATA_DIR', dataDir);
  prepareSharedFolder(releasesDir === join(dataDir, 'releases') ? 'DATA_DIR' : 'RELEASES_DIR', releasesDir);
  const metrics = metricsPorts && createMetrics();
  const server = await createServer(environment, { log: process.stdout, metrics });
  await server.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError(error, { host, port, variable: 'PORT' });
  });
  if (metrics) await serveMetrics(metrics, { host, port: metricsPorts.shell });

  const options = { signals: '', timeout: STOP_LIMITS.drainMs, onShutdown: () => server.close() };
  drainOnStop(gracefulShutdown(server.server, options));
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  endStart(error);
});
