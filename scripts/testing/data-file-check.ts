import { readdirSync, readFileSync } from 'node:fs';

/** Ends by a signal the process that reads a data file for another process, on Linux only. */
export async function endDataFileCheck(parent: number, signal: NodeJS.Signals): Promise<void> {
  for (;;) {
    const check = childrenOf(parent).find((pid) => read(`/proc/${pid}/cmdline`).includes('check-file'));
    if (check) return void process.kill(Number(check), signal);
    await new Promise(setImmediate);
  }
}

const childrenOf = (parent: number) =>
  readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    read(`/proc/${parent}/task/${thread}/children`).split(' ').filter(Boolean),
  );

/** Empty for what has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
