import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Forked, SupervisedProcess } from './supervised-process';

/** What the process of the engine says once it listens. */
export interface EngineListening {
  uri: string;
}

const PROGRAM = join(import.meta.dirname, 'engine.mjs');

/** The embedded engine in a process of its own. It comes back at the address that it has had. */
export class EngineProcess extends SupervisedProcess {
  uri = '';

  constructor(folder: string, log: Logger) {
    const forkEngine = (): Forked => {
      // A socket has its place in the folder.
      const { port } = new URL(this.uri || 'mongodb://socket');
      const child = fork(PROGRAM, [folder, port]);
      const ready = new Promise<void>((resolve) => {
        child.on('message', ({ uri }: Partial<EngineListening>) => {
          if (!uri) return;
          this.uri = uri;
          resolve();
        });
      });
      return { child, ready };
    };
    super({ name: 'engine', fork: forkEngine, end: (child) => child.disconnect() }, log);
  }
}
