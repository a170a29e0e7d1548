import { readFileSync } from 'node:fs';

/** As Linux gives times to programs, whatever its kernel counts in. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process has had so far, with the threads that have ended. Linux only. */
export function cpuMs(pid: number): number {
  // The name of the program before the last bracket may have spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
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
