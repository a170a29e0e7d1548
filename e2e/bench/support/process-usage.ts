import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU that all threads of a process have had so far. Linux only. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return nanoseconds.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
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
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${field}:`));
  return Number(line?.match(/\d+/)?.[0] ?? 0) / 1_024;
}
