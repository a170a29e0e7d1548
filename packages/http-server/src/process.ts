import { EnvironmentError } from '@wattle/environment';

/** What a process tells whoever started it, when it cannot start. */
export interface StartFailure {
  startFailure: string;
}

/** Stops when the process is told to, and when whoever started it has died: then the channel between them closes. */
export function onStop(stop: () => void): void {
  for (const sign of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(sign, stop);
  // It may have died while this was starting.
  if (process.connected === false) stop();
}

/** Ends a process that cannot start. Whoever started it is told the sentence, where there is one. */
export function endStart(error: unknown): void {
  const end = () => process.exit(1);
  if (error instanceof EnvironmentError && process.send)
    process.send({ startFailure: error.message } satisfies StartFailure, end);
  else end();
}
