import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '@wattle/environment';
import gracefulShutdown from 'http-graceful-shutdown';
import { createServer } from './server';

/** What is under way may take this long once the server is told to stop. */
const DRAIN_MS = 10_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const server = await createServer(environment, fileURLToPath(new URL('../page', import.meta.url)), {
    log: process.stdout,
  });
  await server.listen({ host: environment.host, port: environment.port });

  const drain = gracefulShutdown(server.server, { signals: '', timeout: DRAIN_MS, onShutdown: () => server.close() });
  // Whoever started this process has died when the channel to it closes.
  const stop = () => drain().then(() => process.exit(0));
  for (const sign of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(sign, stop);
  // It may have died while this was starting.
  if (process.connected === false) stop();
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
