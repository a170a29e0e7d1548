import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { ScaleTasks } from './scale.worker';

/** The scale of compared texts, and their next pair, in a thread of their own: of 200 texts each takes half a second. */
@Injectable()
export class ScaleService implements OnModuleDestroy {
  private worker: Worker | undefined;
  private running: BirpcReturn<ScaleTasks> | undefined;

  get tasks(): BirpcReturn<ScaleTasks> {
    this.running ??= this.start();
    return this.running;
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): BirpcReturn<ScaleTasks> {
    // The host's flags may load tsx, which the built thread does not need.
    const worker = new Worker(new URL('./scale.worker.ts', import.meta.url), { execArgv: [] });
    const channel = {
      post: (data: unknown) => worker.postMessage(data),
      on: (listen: (data: unknown) => void) => worker.on('message', listen),
      timeout: -1,
    };
    const tasks = createBirpc<ScaleTasks>({}, channel);
    // The next call starts another thread, which the end of one that has failed does not concern.
    const fail = (error: Error) => {
      tasks.$close(error);
      if (this.running === tasks) this.running = undefined;
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread of the scale has ended.')));
    worker.unref();
    this.worker = worker;
    return tasks;
  }
}
