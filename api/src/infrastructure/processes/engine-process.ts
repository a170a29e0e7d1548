import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Forked, SupervisedProcess } from './supervised-process';

export interface EngineListening {
  uri: string;
}

const PROGRAM = join(import.meta.dirname, 'engine.mjs');
/** Its main thread does nothing else, so it never pauses this long. */
const SILENT_MS = 3_000;

/** The embedded engine in a process of its own. After a restart it has the same address. */
export class EngineProcess extends SupervisedProcess {
  readonly uri: Promise<string>;

  constructor(folder: string, log: Logger, onSilent: (isSilent: boolean) => void) {
    let address = '';
    let isSilent = false;
    let listens = (_uri: string) => {};
    const uri = new Promise<string>((resolve) => {
      listens = resolve;
    });
    const forkEngine = (): Forked => {
      // A socket has no port; it lies in the folder.
      const { port } = new URL(address || 'mongodb://socket');
      const child = fork(PROGRAM, [folder, port]);
      const ready = new Promise<void>((resolve) => {
        child.on('message', (message: Partial<EngineListening>) => {
          if (!message.uri) return;
          address = message.uri;
          listens(address);
          resolve();
        });
      });
      return { child, ready };
    };
    const onSilence = (silentMs: number) => {
      if (isSilent === silentMs >= SILENT_MS) return;
      isSilent = !isSilent;
      onSilent(isSilent);
    };
    super({ name: 'engine', fork: forkEngine, end: (child) => child.disconnect(), onSilence }, log);
    this.uri = uri;
  }
}
