import { type ChildProcess, spawn } from 'node:child_process';
import { isRunning, START_LIMIT_MS, stopProcess, waitUntilReady } from '../../scripts/lib/child-process';
import { childPids } from '../../scripts/lib/process-table';
import { ROOT } from '../../scripts/lib/root';
import { API_PROCESSES, PATH } from './environment';

export { stopProcess };

/** Starts Node on a file of the workspace. What still runs when this process ends, ends with it. */
export function runNode(
  parameters: readonly string[],
  environment: Record<string, string>,
  output: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: { PATH, API_PROCESSES, ...environment },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** Asks a module that was loaded into a process. */
export function ask<Reply>(child: ChildProcess | undefined, question: string): Promise<Reply> {
  return new Promise((resolve) => {
    child?.once('message', (reply) => resolve(reply as Reply));
    child?.send(question);
  });
}

/** Ends a process and those that it has started as a power cut would: no chance to finish anything. */
export async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!isRunning(child)) return;
  for (const pid of childPids(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await stopProcess(child, 'SIGKILL');
}

/** Waits until an address responds with success. */
export async function waitUntilOk(url: string): Promise<void> {
  if (await waitUntilReady(url, START_LIMIT_MS)) throw new Error(`${url} does not respond`);
}
