import { EnvironmentError, readEnvironment } from '@wattle/environment';
import { destination } from 'pino';
import { createApp } from './app';
import { createLog } from './common/logging';
import { openDatabase } from './database/database';
import { ReadinessService } from './health/readiness.service';

/** Time for a load balancer to notice that this process wants no new requests. */
const NOTICE_MS = 500;

const log = createLog(destination(1));

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const database = await openDatabase(environment);
  const app = await createApp(environment, database, log);
  await app.listen(environment.apiPort, environment.host);
  log.info({ host: environment.host, port: environment.apiPort }, 'ready');

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    app.get(ReadinessService).stop();
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever started this process has died.
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  if (error instanceof EnvironmentError) log.fatal(error.message);
  else log.fatal(error);
  process.exit(1);
});
