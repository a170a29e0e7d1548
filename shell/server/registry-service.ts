import { prepareSharedFolder, readEnvironment } from '@wattle/environment';
import { createRegistryServer } from './registry/registry-server';
import { listenUntilStopped, runServer } from './run-server';

runServer(async () => {
  const environment = readEnvironment(process.env, process.cwd());
  const { host, registryPort: port, releasesDir } = environment;
  prepareSharedFolder('RELEASES_DIR', releasesDir);
  const server = await createRegistryServer(environment, { log: process.stdout });
  await listenUntilStopped(server, { host, port, variable: 'REGISTRY_PORT' });
});
