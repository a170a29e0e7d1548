import { type ChildProcess, spawn } from 'node:child_process';
import { PATH } from './environment';
import { stopProcess } from './processes';

/** `pnpm dev` in a checkout, until it is stopped. */
export class DevProcess {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.output += text;
      });
    }
  }

  /**
   * Starts it, and waits until it says that it is there.
   *
   * @param folder - The checkout.
   * @param ready - The last thing that it says at its start.
   */
  static async start(
    folder: string,
    parameters: readonly string[],
    settings: Record<string, string>,
    ready: RegExp,
  ): Promise<DevProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...parameters], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, ...settings },
    });
    const dev = new DevProcess(child);
    await dev.said(ready);
    return dev;
  }

  /** What it has said that matches, once it has. */
  async said(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      if (this.child.exitCode !== null) throw new Error(`pnpm dev has ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  stop(): Promise<void> {
    return stopProcess(this.child, 'SIGTERM');
  }
}
