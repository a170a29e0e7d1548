import { setTimeout as sleep } from 'node:timers/promises';
import { EnvironmentError, listenError, readEnvironment } from '@wattle/environment';
import { BACKLOG, endStart, onStop } from '@wattle/http-server';
import gracefulShutdown from 'http-graceful-shutdown';
import { destination } from 'pino';
import { createApp } from './app';
import { createLog } from './common/logging';
import { prepareDataDir } from './config/data-dir';
import { openDatabase } from './database/database';
import { ReadinessService } from './health/readiness.service';

/** Time for a load balancer to notice that this process wants no new requests. */
const NOTICE_MS = 500;
/** Requests in progress may take this long once the API is told to stop. */
const DRAIN_MS = 10_000;
/** Time limit of the whole stop; unfinished work is found again at the next start. */
const STOP_MS = 20_000;

// Written asynchronously; the rest is flushed when the process ends.
const log = createLog(destination({ dest: 1, sync: false }));

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const { host, apiPort: port } = environment;
  prepareDataDir(environment);
  const database = await openDatabase(environment);
  const app = await createApp(environment, database, log);
  // Nest's own `listen` logs an error before it throws it.
  const server = app.getHttpAdapter().getInstance();
  await server.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError(error, { host, port, variable: 'API_PORT' });
  });
  log.info({ host, port }, 'ready');

  const drain = gracefulShutdown(app.getHttpServer(), {
    signals: '',
    timeout: DRAIN_MS,
    preShutdown: () => {
      app.get(ReadinessService).stop();
      return sleep(NOTICE_MS);
    },
    onShutdown: async () => {
      await app.close();
      await database.close();
    },
  });
  onStop(() => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    drain().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

start().catch((error: unknown) => {
  if (error instanceof EnvironmentError) log.fatal(error.message);
  else log.fatal({ err: error }, 'could not start');
  endStart(error);
});
