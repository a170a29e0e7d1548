import { EnvironmentError } from '@wattle/environment';

/** Message of a process that cannot start to its parent process. */
export interface StartFailure {
  startFailure: string;
}

/** Calls back on SIGTERM and SIGINT, and when the parent process has died, which closes the channel to it. */
export function onStop(stop: () => void): void {
  for (const sign of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(sign, stop);
  // The parent may have died during the start.
  if (process.connected === false) stop();
}

/** Ends a process that cannot start. Its parent process gets the message of an EnvironmentError. */
export function endStart(error: unknown): void {
  const end = () => process.exit(1);
  if (error instanceof EnvironmentError && process.send)
    process.send({ startFailure: error.message } satisfies StartFailure, end);
  else end();
}
