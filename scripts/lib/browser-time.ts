import { childPids, commandOf, treeCpuMs } from './process-table';

const SAMPLE_MS = 500;

/**
 * What browsers below a process use of the processor. A shell tells the time of every process that somebody has waited
 * for; nobody waits for those from which Chromium forks its pages. They are looked at while they run. Linux only.
 */
export class BrowserTime {
  /** Of each browser's process for pages, with all that it has forked. */
  private readonly ms = new Map<number, number>();
  private readonly timer = setInterval(() => this.look(this.pid), SAMPLE_MS).unref();

  constructor(private readonly pid: number) {}

  /** Seconds up to now; they are not looked at any more. */
  stop(): number {
    clearInterval(this.timer);
    return [...this.ms.values()].reduce((sum, ms) => sum + ms, 0) / 1_000;
  }

  private look(pid: number): void {
    if (commandOf(pid).includes('--type=zygote')) this.ms.set(pid, Math.max(treeCpuMs(pid), this.ms.get(pid) ?? 0));
    else for (const child of childPids(pid)) this.look(child);
  }
}

/** The sum of what `times` prints: minutes and seconds of a shell, and of the processes that it has waited for. */
export function secondsIn(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
