import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../scripts/testing/free-port';
import { ended, runNode } from './processes';

/** The embedded engine as a process of its own, which can be killed without the API and measured apart from it. */
export class EngineProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(folder: string): Promise<EngineProcess> {
    const engine = new EngineProcess(await freePort(), folder);
    engine.start();
    return engine;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const address = ['--port', String(this.port), '--data', this.folder];
    this.child = runNode(['--import', 'tsx', 'packages/embedded-mongo/src/cli.ts', ...address], {});
  }

  async kill(): Promise<void> {
    await ended(this.child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await ended(this.child, 'SIGTERM');
  }
}
