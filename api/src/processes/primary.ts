import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Environment } from '@wattle/environment';
import { onStop } from '@wattle/http-server';
import { createBirpc } from 'birpc';
import type { Logger } from 'pino';
import { prepareDataDir } from '../config/data-dir';
import { engineFolder } from '../database/engine';
import { Counters } from './counters';
import { EngineProcess } from './engine-process';
import { type Forked, KeptProcess } from './kept-process';
import type { PrimaryServices } from './primary-services';

/**
 * Runs as many API processes as API_PROCESSES says, and the embedded engine where one is needed (decision 51).
 *
 * @throws EnvironmentError when the engine or the first API process cannot start.
 */
export async function runProcesses(environment: Environment, log: Logger): Promise<void> {
  const { apiProcesses, mongodbUri, dataDir } = environment;
  prepareDataDir(environment);
  const engine = mongodbUri ? undefined : new EngineProcess(engineFolder(dataDir), log);
  const counters = new Counters();
  const services: PrimaryServices = {
    engineUri: () => engine?.uri ?? '',
    take: (limit, key, points) => counters.of(limit).take(key, points),
    refund: (limit, key, points) => counters.of(limit).refund(key, points),
  };
  // The kernel gives connections to whoever accepts them. Node would hand them on in turn, one of them to a process that
  // has just been killed, where nobody ever answers it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const first = apiProcess(services, log);
  const others = Array.from({ length: apiProcesses - 1 }, () => apiProcess(services, log));
  try {
    await engine?.start();
    // What the first start of all stores is stored once: the others begin when it is there.
    await first.start();
  } catch (error) {
    await engine?.stop();
    throw error;
  }
  for (const other of others) other.keep();

  let isStopping = false;
  onStop(() => {
    if (!isStopping) void stop([first, ...others], engine);
    isStopping = true;
  });
}

/** The engine last: API processes finish what is under way. */
async function stop(apiProcesses: readonly KeptProcess[], engine: EngineProcess | undefined): Promise<void> {
  const codes = await Promise.all(apiProcesses.map((each) => each.stop()));
  await engine?.stop();
  process.exit(Math.max(...codes));
}

function apiProcess(services: PrimaryServices, log: Logger): KeptProcess {
  const fork = (): Forked => {
    const worker = cluster.fork();
    createBirpc<object, PrimaryServices>(services, {
      // A process that has died meanwhile takes no reply.
      post: (data) => worker.send(data, () => undefined),
      on: (listen) => worker.on('message', listen),
    });
    return { child: worker.process, ready: once(worker, 'listening') };
  };
  return new KeptProcess({ name: 'api', fork, end: (child) => child.kill('SIGTERM') }, log);
}
