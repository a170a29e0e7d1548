import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ScaleTasks } from './scale.worker';

interface Waiting {
  resolve: (found: never) => void;
  reject: (error: Error) => void;
}

/** The scale of compared texts, and their next pairs, in a thread of their own: of 200 texts each takes half a second. */
@Injectable()
export class ScaleService implements OnModuleDestroy {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  run<Name extends keyof ScaleTasks>(
    task: Name,
    input: Parameters<ScaleTasks[Name]>[0],
  ): Promise<ReturnType<ScaleTasks[Name]>> {
    this.worker ??= this.start();
    this.calls += 1;
    const id = this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, task, input });
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    // The host's flags may load tsx, which the built thread does not need.
    const worker = new Worker(new URL('./scale.worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', ({ id, found }: { id: number; found: never }) => {
      this.waiting.get(id)?.resolve(found);
      this.waiting.delete(id);
    });
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', () => this.fail(worker, new Error('The thread of the scale has ended.')));
    worker.unref();
    return worker;
  }

  /** The next call starts another thread, which the exit of one that has failed does not concern. */
  private fail(worker: Worker, error: Error): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
