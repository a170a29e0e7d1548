import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { prepareFolder } from '@wattle/environment';

const PROGRAM = join(import.meta.dirname, 'write-log.mjs');
const FILE_BYTES = 10_000_000;
const OLD_FILES = 4;

/** The log of one service: a process that writes and rotates it, and ends when nobody can write to it any more. */
export class LogWriter {
  readonly file: string;
  private process: ChildProcess | undefined;

  constructor(
    private readonly folder: string,
    name: string,
  ) {
    this.file = join(folder, `${name}.log`);
  }

  /** Where a process of the service writes; it keeps the log open until it ends. */
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
    // An earlier version made it readable for all.
    chmodSync(this.folder, 0o700);
    const parameters = [PROGRAM, this.file, String(FILE_BYTES), String(OLD_FILES)];
    // In a group of its own: what stops the services from the keyboard does not stop the writing of their last lines.
    const writer = spawn(process.execPath, parameters, { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
    // Should it be killed, the next process of the service gets another one.
    writer.once('exit', () => {
      this.process = undefined;
    });
    return writer;
  }
}
