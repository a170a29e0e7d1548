import { join } from 'node:path';
import { prepareFolder, prepareSharedFolder, readEnvironment } from '@wattle/environment';
import { createMetrics, serveMetrics } from '@wattle/http-server';
import { listenUntilStopped, runServer } from './run-server';
import { createServer } from './server';

runServer(async () => {
  const environment = readEnvironment(process.env, process.cwd());
  const { host, port, metricsPorts, dataDir, releasesDir, jwtSecrets } = environment;
  if (!jwtSecrets) prepareFolder('DATA_DIR', dataDir);
  prepareSharedFolder(releasesDir === join(dataDir, 'releases') ? 'DATA_DIR' : 'RELEASES_DIR', releasesDir);
  const metrics = metricsPorts && createMetrics();
  const server = await createServer(environment, { log: process.stdout, metrics });
  await listenUntilStopped(server, { host, port, variable: 'PORT' });
  if (metrics) await serveMetrics(metrics, { host, port: metricsPorts.shell });
});
