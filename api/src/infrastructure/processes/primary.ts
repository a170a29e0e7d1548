import cluster from 'node:cluster';
import type { Environment } from '@wattle/environment';
import { clusterMetrics, onStop, serveMetrics } from '@wattle/http-server';
import type { Logger } from 'pino';
import { prepareDataDir } from '../config/environment';
import { engineFolder } from '../database/engine';
import { MemoryCounter } from '../primary-services/memory-counter';
import type { NamedLimit, PrimaryServices } from '../primary-services/primary-services';
import { ApiProcess } from './api-process';
import { EngineProcess } from './engine-process';
import type { SupervisedProcess } from './supervised-process';

const ANSWERED = { name: 'wattle_api_processes', help: 'API processes that these metrics are of.' };

/** Several API processes, and the embedded engine where one is needed (docs/decisions/051). */
export async function runProcesses(environment: Environment, log: Logger): Promise<void> {
  const { apiProcesses, mongodbUri, dataDir, host, metricsPorts } = environment;
  prepareDataDir(environment);
  const engine = mongodbUri
    ? undefined
    : new EngineProcess(engineFolder(dataDir), log, (isSilent) => {
        for (const each of all) each.setEngineSilent(isSilent);
      });
  const counters = new Map<string, MemoryCounter>();
  const counterOf = (limit: NamedLimit) => {
    const counter = counters.get(limit.name) ?? new MemoryCounter(limit, { now: () => new Date() });
    counters.set(limit.name, counter);
    return counter;
  };
  const services: PrimaryServices = {
    engineUri: async () => engine?.uri ?? '',
    take: (limit, key, points) => counterOf(limit).take(key, points),
    refund: (limit, key, points) => counterOf(limit).refund(key, points),
  };
  // The kernel gives each connection to a process that accepts it. Node would distribute them in turn, also to a
  // process that was just killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const first = new ApiProcess(services, log);
  const others = Array.from({ length: apiProcesses - 1 }, () => new ApiProcess(services, log));
  const all = [first, ...others];
  const metrics = clusterMetrics(() => all.map((each) => each.metrics()), ANSWERED);
  try {
    if (metricsPorts) await serveMetrics(metrics, { host, port: metricsPorts.api });
    // The first process stores initial data; the others start when it is there.
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

/** Stops the engine last, because API processes still write. Resolves with 0 when all ended as they were asked to. */
export async function stopProcesses(
  apiProcesses: readonly SupervisedProcess[],
  engine: SupervisedProcess | undefined,
): Promise<number> {
  const codes = await Promise.all(apiProcesses.map((each) => each.stop()));
  return Math.max(...codes, (await engine?.stop()) ?? 0);
}
