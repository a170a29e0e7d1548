import cluster from 'node:cluster';
import type { ProcessMetrics } from '@wattle/http-server';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Logger } from 'pino';
import type { ApiServices, PrimaryServices } from '../primary-services/primary-services';
import { type Forked, SupervisedProcess } from './supervised-process';

/** Longer than a process waits for a gauge of the database. */
const METRICS_MS = 2_000;

export class ApiProcess extends SupervisedProcess {
  private services: BirpcReturn<ApiServices, PrimaryServices> | undefined;

  constructor(primaryServices: PrimaryServices, log: Logger) {
    const forkApi = (): Forked => {
      const worker = cluster.fork();
      // Errors of its process, which are logged there.
      worker.on('error', () => undefined);
      const services = createBirpc<ApiServices, PrimaryServices>(primaryServices, {
        // The process may have died.
        post: (data) => worker.send(data, () => undefined),
        on: (listen) => worker.on('message', listen),
        timeout: METRICS_MS,
      });
      worker.once('disconnect', () => services.$close());
      this.services = services;
      return { child: worker.process, ready: new Promise((resolve) => worker.once('listening', resolve)) };
    };
    super({ name: 'api', fork: forkApi, end: (child) => child.kill('SIGTERM') }, log);
  }

  setEngineSilent(isSilent: boolean): void {
    this.services?.setEngineSilent.asEvent(isSilent).catch(() => undefined);
  }

  async metrics(): Promise<ProcessMetrics> {
    if (!this.services) throw new Error('The process has not been started.');
    return this.services.metrics();
  }
}
