import { readFileSync } from 'node:fs';

/** The processes that a process has started and that still run. Linux only. */
export function childPids(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** What a process runs; empty once it has ended. Linux only. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

/** A process may end at any moment, and its files with it. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
