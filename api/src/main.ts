import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type Environment, EnvironmentError, listenError, readEnvironment } from '@wattle/environment';
import { BACKLOG, drainOnStop, endStart, STOP_LIMITS, serveMetrics } from '@wattle/http-server';
import gracefulShutdown from 'http-graceful-shutdown';
import { destination } from 'pino';
import { prepareDataDir } from './infrastructure/config/environment';
import { createLog } from './infrastructure/logging/logging';
import { shareMetrics } from './infrastructure/primary-services/primary-services';
import { sendHeartbeats } from './infrastructure/processes/heartbeats';
import { runProcesses } from './infrastructure/processes/primary';

/** Time for a load balancer to notice that this process wants no new requests. */
const NOTICE_MS = 500;
/** Lines wait for others, because each write costs as much as a tenth of a request, but not for long. */
const LOG_BYTES = 2_048;
const LOG_MS = 100;

/**
 * How much the heap grows before it is collected, in percent of what was left the last time. Where the machine
 * has much memory, V8 lets it grow up to fourfold, and a process that was overloaded is slow to give it back.
 */
const HEAP_GROWTH = 50;

/** Of several processes that write to one pipe, as many bytes as this stay together. */
const PIPE_BYTES = 4_096;

// Written asynchronously; the rest is flushed when the process ends.
const log = createLog(
  destination({ dest: 1, sync: false, minLength: LOG_BYTES, maxWrite: PIPE_BYTES, periodicFlush: LOG_MS }),
);

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  if (cluster.isPrimary && environment.apiProcesses > 1) await runProcesses(environment, log);
  else await serve(environment);
}

async function serve(environment: Environment): Promise<void> {
  const { host, apiPort: port, metricsPorts } = environment;
  if (cluster.isWorker) sendHeartbeats();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  prepareDataDir(environment);
  // A primary process does without what answers requests, and takes half the memory.
  const [{ openDatabase }, { createApp }, { ReadinessService }, { ApiMetrics }] = await Promise.all([
    import('./infrastructure/database/database'),
    import('./app'),
    import('./infrastructure/health/health.controller'),
    import('./releases/service-state/api-metrics'),
  ]);
  const database = await openDatabase(environment);
  const app = await createApp(environment, database, log);
  // Nest's own `listen` logs an error before it throws it.
  const server = app.getHttpAdapter().getInstance();
  await server.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError(error, { host, port, variable: 'API_PORT' });
  });
  const { registry } = app.get(ApiMetrics);
  if (registry && metricsPorts) {
    if (cluster.isWorker) shareMetrics(registry);
    else await serveMetrics(registry, { host, port: metricsPorts.api });
  }
  log.info({ host, port }, 'ready');

  const drain = gracefulShutdown(app.getHttpServer(), {
    signals: '',
    timeout: STOP_LIMITS.drainMs,
    preShutdown: () => {
      app.get(ReadinessService).stop();
      return sleep(NOTICE_MS);
    },
    onShutdown: async () => {
      await app.close();
      await database.close();
    },
  });
  // Unfinished work is found again at the next start.
  drainOnStop(drain);
}

start().catch((error: unknown) => {
  if (!(error instanceof EnvironmentError)) log.fatal({ err: error }, 'could not start');
  // The primary process writes the sentence that an API process reports to it.
  else if (cluster.isPrimary) log.fatal(error.message);
  endStart(error);
});
