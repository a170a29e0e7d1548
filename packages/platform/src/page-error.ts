import { logError } from './log-error';

/** What went wrong: its files cannot be had in time, or its code throws. */
export type PageErrorKind = 'load' | 'crash';

/** A fault of a version of a remote, as its user met it. */
export interface PageError {
  remote: string;
  version: string;
  kind: PageErrorKind;
  error: unknown;
}

/** Reports a fault of a remote: the one place through which all of them go. */
export function reportPageError({ remote, version, kind, error }: PageError): void {
  logError(`Remote ${remote} ${version}: ${kind}`, error);
}
