import type { ChildProcess } from 'node:child_process';

/** Both are null where the system has refused to start the process. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process that the system refused to start emits `error` but never `exit`. */
export function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    if (child.pid === undefined) resolve({ code: null, signal: null });
  });
}

export function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && (exitCode ?? signalCode) === null;
}
