import type { PageFault } from '@wattle/contract/client-reports';

/** Writes to the browser's console, the only log that a page has, what its user need not see. */
export function logError(...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there.
  console.error(...details);
}

/** What went wrong: its files cannot be had in time, or its code throws. */
export type PageErrorKind = Exclude<PageFault, 'uncaught'>;

/** A fault of a version of a remote, as its user met it. */
export interface PageError {
  remote: string;
  version: string;
  kind: PageErrorKind;
  error: unknown;
}

type Listener = (pageError: PageError) => void;

let listener: Listener = () => undefined;

/** Reports a fault of a remote: the one place through which all of them go. */
export function reportPageError(pageError: PageError): void {
  const { remote, version, kind, error } = pageError;
  logError(`Remote ${remote} ${version}: ${kind}`, error);
  listener(pageError);
}

/** From now on all faults go to a listener. */
export function onPageError(newListener: Listener): void {
  listener = newListener;
}
