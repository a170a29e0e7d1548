import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LOCAL_RELEASE_FILE, localOrigin } from '@wattle/federation/local';
import { freePort } from '../../testing/free-port';
import { ROOT, remoteFolders } from '../root';

/** The ports of the remotes, in the order of their names; another one where it is taken. */
const FIRST_PORT = 3_101;

const FEDERATION = join(ROOT, 'packages/federation');

/** A remote that is built and served while its sources change, in a process of its own (see {@link watchPackage}). */
export class ServedRemote {
  private constructor(
    readonly name: string,
    readonly origin: string,
    private readonly process: ChildProcess,
  ) {}

  /**
   * Starts it, and waits for the first build.
   *
   * @param name - Name of the package.
   * @param shells - Origins of the shells whose pages may load it.
   */
  static async start(name: string, shells: readonly string[]): Promise<ServedRemote> {
    const folder = join(ROOT, name);
    const port = await freePort(FIRST_PORT + remoteFolders().sort().indexOf(folder));
    const child = spawn(
      join(FEDERATION, 'node_modules/.bin/rspack'),
      [
        'serve',
        '--config',
        join(FEDERATION, 'serve.config.ts'),
        '--env',
        `port=${port}`,
        '--env',
        `shells=${shells.join()}`,
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => {
        if (line) process.stdout.write(`[${name}] ${line}\n`);
      });
    const remote = new ServedRemote(name, localOrigin(port), child);
    await remote.firstBuild();
    return remote;
  }

  stop(): void {
    this.process.kill();
  }

  /** The server answers once it has built. */
  private async firstBuild(): Promise<void> {
    while (this.process.exitCode === null) {
      const response = await fetch(`${this.origin}/${LOCAL_RELEASE_FILE}`).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${this.name} cannot be served.`);
  }
}
