import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { prepareFolder } from '@wattle/environment';

const PROGRAM = join(import.meta.dirname, 'write-log.mjs');
const FILE_BYTES = 10_000_000;
const OLD_FILES = 4;

/** A process that writes and rotates the log of one service, and ends when its input is closed. */
export class LogWriter {
  readonly file: string;
  private process: ChildProcess | undefined;

  constructor(
    private readonly folder: string,
    name: string,
  ) {
    this.file = join(folder, `${name}.log`);
  }

  /** Input of the log, for the output of a process of the service. */
  get input(): Writable {
    this.process ??= this.spawn();
    return this.process.stdin as Writable;
  }

  /** Resolves once everything is written, which is after the last process of the service has ended. */
  async close(): Promise<void> {
    const writer = this.process;
    if (!writer) return;
    const ended = once(writer, 'exit');
    writer.stdin?.end();
    await ended;
  }

  private spawn(): ChildProcess {
    prepareFolder('DATA_DIR', this.folder);
    // Earlier versions made it readable for all.
    chmodSync(this.folder, 0o700);
    const parameters = [PROGRAM, this.file, String(FILE_BYTES), String(OLD_FILES)];
    // In a process group of its own: Ctrl-C stops the services, and their last lines are still written.
    const writer = spawn(process.execPath, parameters, { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
    // When it is killed, the next process of the service gets a new one.
    writer.once('exit', () => {
      this.process = undefined;
    });
    return writer;
  }
}
