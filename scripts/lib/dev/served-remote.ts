import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { LOCAL_RELEASE_FILE, localOrigin } from '@wattle/federation/local';
import { freePort } from '../../testing/free-port';
import { onLine, waitUntilReady } from '../child-process';
import { log } from '../command';
import { ROOT, remoteFolders } from '../root';

/** The ports of the remotes, in the order of their names; another one where it is taken. */
const FIRST_PORT = 3_101;

const FIRST_BUILD_MS = 10 * 60_000;

const FEDERATION = join(ROOT, 'packages/federation');

/** A remote that is built and served while its sources change, in a process of its own (see `watchPackage`). */
export class ServedRemote {
  private constructor(
    readonly name: string,
    readonly origin: string,
    private readonly process: ChildProcess,
  ) {}

  /** Starts it, and waits for the first build. */
  static async start(name: string, shell: string): Promise<ServedRemote> {
    const folder = join(ROOT, name);
    const port = await freePort(FIRST_PORT + remoteFolders().sort().indexOf(folder));
    const rspack = join(FEDERATION, 'node_modules/.bin/rspack');
    const options = [`port=${port}`, `shell=${shell}`].flatMap((option) => ['--env', option]);
    const child = spawn(rspack, ['serve', '--config', join(FEDERATION, 'serve.config.ts'), ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr])
      onLine(output, (line) => {
        if (line) log(`[${name}] ${line}`);
      });
    const origin = localOrigin(port);
    // The server answers once it has built.
    const fault = await waitUntilReady(`${origin}/${LOCAL_RELEASE_FILE}`, FIRST_BUILD_MS, child);
    if (fault) {
      child.kill();
      throw new Error(`${name} cannot be served.`);
    }
    return new ServedRemote(name, origin, child);
  }

  stop(): void {
    this.process.kill();
  }
}
