import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU that all threads of a process have had so far. Linux only. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return nanoseconds.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
}

/** The most memory that a process has ever had, in megabytes. Linux only. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
