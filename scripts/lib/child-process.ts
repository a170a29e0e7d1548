import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** One question whether a server is ready may take this long: it may listen before it answers. */
const RESPONSE_TIMEOUT_MS = 5_000;
const POLL_MS = 100;
/** A process that works may take so long on a busy machine; one that has ended is not waited for. */
export const START_LIMIT_MS = 300_000;

export const runToEnd = promisify(execFile);

export function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * Sends a signal to a process that may have ended already, and waits for its end.
 *
 * @param killAfterMs - It is killed when it takes longer.
 */
export async function stopProcess(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals,
  killAfterMs?: number,
): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  child.kill(signal);
  await exit;
  clearTimeout(kill);
}

/**
 * Waits until an address responds with success.
 *
 * @param child - The process that serves it.
 * @returns Why it never will: the process has ended, or the time is over. Undefined when it does.
 */
export async function waitUntilReady(
  url: string,
  timeoutMs: number,
  child?: ChildProcess,
): Promise<'ended' | 'late' | undefined> {
  const end = Date.now() + timeoutMs;
  while (!(await isOk(url))) {
    if (child && !isRunning(child)) return 'ended';
    if (Date.now() > end) return 'late';
    await sleep(POLL_MS);
  }
  return undefined;
}

/** What a server that is not ready says of itself, in a sentence. */
export async function whatIsMissing(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    const { message } = (await response.json()) as { message?: string };
    return message ?? `it answers ${response.status}`;
  } catch {
    return 'it does not answer yet';
  }
}

async function isOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

export function onLine(output: Readable | null, listener: (line: string) => void): void {
  if (output) createInterface({ input: output }).on('line', listener);
}
