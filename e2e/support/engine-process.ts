import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port';
import { ask, runNode, stopProcess } from './processes';

/** The embedded engine as a process of its own, which can be killed without the API and measured apart from it. */
export class EngineProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly preload: readonly string[],
  ) {}

  /** `preload` are TypeScript modules that it loads first. */
  static async start(folder: string, preload: readonly string[] = []): Promise<EngineProcess> {
    const engine = new EngineProcess(await freePort(), folder, preload);
    engine.start();
    return engine;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  get dataFile(): string {
    return join(this.folder, 'data.mdb');
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const address = ['--port', String(this.port), '--data', this.folder];
    const imports = ['tsx', ...this.preload].flatMap((module) => ['--import', module]);
    this.child = runNode([...imports, 'packages/embedded-mongo/src/cli.ts', ...address], {});
  }

  /** Asks a module that was preloaded. */
  ask<Reply>(question: string): Promise<Reply> {
    return ask(this.child, question);
  }

  async kill(): Promise<void> {
    await stopProcess(this.child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await stopProcess(this.child, 'SIGTERM');
  }
}
