import { readdirSync, readFileSync } from 'node:fs';

/** As Linux gives times to programs, whatever its kernel counts in. */
const TICK_MS = 10;

/** The processes that a process has started, by any of its threads, and that still run. Linux only. */
export function childPids(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** What a process runs; empty once it has ended. Linux only. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

/** Milliseconds of the processor that a process has had so far, with the threads that have ended. Linux only. */
export function cpuMs(pid: number): number {
  const { own } = times(pid);
  return own;
}

/** The same with all processes below it: those that run, and those that have ended and that it has waited for. Linux only. */
export function treeCpuMs(pid: number): number {
  const { own, ended } = times(pid);
  return own + ended + childPids(pid).reduce((sum, child) => sum + treeCpuMs(child), 0);
}

function times(pid: number): { own: number; ended: number } {
  // The name of the program before the last bracket may have spaces.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) * TICK_MS, ended: (userOfEnded + systemOfEnded) * TICK_MS };
}

/** The most memory that a process has ever had, in megabytes. Linux only. */
export function peakMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmHWM');
}

/** The memory that a process has now, in megabytes. Linux only. */
export function residentMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmRSS');
}

function statusMegabytes(pid: number, field: string): number {
  const line = read(`/proc/${pid}/status`)
    .split('\n')
    .find((each) => each.startsWith(`${field}:`));
  return Number(line?.match(/\d+/)?.[0] ?? 0) / 1_024;
}

/** A process may end at any moment, and its files with it. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
