import { childPids, commandOf } from '../lib/process-table';

/** Ends by a signal the process that reads a data file for another process, on Linux only. */
export async function endDataFileCheck(parent: number, signal: NodeJS.Signals): Promise<void> {
  for (;;) {
    const check = childPids(parent).find((pid) => commandOf(pid).includes('check-file'));
    if (check) return void process.kill(check, signal);
    await new Promise(setImmediate);
  }
}
