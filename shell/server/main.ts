import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '@wattle/environment';
import { createServer } from './server';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const server = await createServer(environment, fileURLToPath(new URL('../page', import.meta.url)));
  await server.listen({ host: environment.host, port: environment.port });

  const stop = () => server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever started this process has died.
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
