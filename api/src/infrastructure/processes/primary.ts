import cluster from 'node:cluster';
import type { Environment } from '@wattle/environment';
import { clusterMetrics, onStop, serveMetrics } from '@wattle/http-server';
import type { Logger } from 'pino';
import { prepareDataDir } from '../config/data-dir';
import { engineFolder } from '../database/engine';
import type { PrimaryServices } from '../primary-services/primary-services';
import { ApiProcess } from './api-process';
import { Counters } from './counters';
import { EngineProcess } from './engine-process';
import type { SupervisedProcess } from './supervised-process';

const ANSWERED = { name: 'wattle_api_processes', help: 'API processes that these metrics are of.' };

/**
 * Runs as many API processes as API_PROCESSES says, and the embedded engine where one is needed (docs/decisions/051).
 *
 * @throws EnvironmentError when the engine or the first API process cannot start.
 */
export async function runProcesses(environment: Environment, log: Logger): Promise<void> {
  const { apiProcesses, mongodbUri, dataDir, host, metricsPorts } = environment;
  prepareDataDir(environment);
  const engine = mongodbUri
    ? undefined
    : new EngineProcess(engineFolder(dataDir), log, (isSilent) => {
        for (const each of all) each.setEngineSilent(isSilent);
      });
  const counters = new Counters();
  const services: PrimaryServices = {
    engineUri: async () => engine?.uri ?? '',
    take: (limit, key, points) => counters.of(limit).take(key, points),
    refund: (limit, key, points) => counters.of(limit).refund(key, points),
  };
  // The kernel gives connections to whoever accepts them. Node would hand them on in turn, one of them to a process that
  // has just been killed, where nobody ever answers it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const first = new ApiProcess(services, log);
  const others = Array.from({ length: apiProcesses - 1 }, () => new ApiProcess(services, log));
  const all = [first, ...others];
  const metrics = clusterMetrics(() => all.map((each) => each.metrics()), ANSWERED);
  try {
    if (metricsPorts) await serveMetrics(metrics, { host, port: metricsPorts.api });
    // What the first start of all stores is stored once: the others begin when it is there.
    await Promise.all([engine?.start(), first.start()]);
  } catch (error) {
    await stopProcesses([first], engine);
    throw error;
  }
  for (const other of others) other.supervise();

  let isStopping = false;
  onStop(() => {
    if (!isStopping) void stopProcesses(all, engine).then((code) => process.exit(code));
    isStopping = true;
  });
}

/** The engine last: API processes finish what is under way. Resolves with 0 when all have ended as they were asked to. */
export async function stopProcesses(
  apiProcesses: readonly SupervisedProcess[],
  engine: SupervisedProcess | undefined,
): Promise<number> {
  const codes = await Promise.all(apiProcesses.map((each) => each.stop()));
  return Math.max(...codes, (await engine?.stop()) ?? 0);
}
