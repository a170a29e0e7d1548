import type { ImportProgress, ImportResponse } from '@wattle/contract';

/** Which file is imported, and how. Outlives a reload, which the file itself does not. */
export interface ImportAbout {
  importId: string;
  fileName: string;
  bytes: number;
  /** Only checks the file. */
  isDryRun: boolean;
}

/** What the page knows of the file that was chosen last. */
export interface ImportStatus {
  step: 'idle' | 'running' | 'checked' | 'imported' | 'failed' | 'cancelled';
  about?: ImportAbout;
  sentBytes: number;
  progress?: ImportProgress;
  /** The server takes no more files at this moment; it is sent again by itself. */
  isBusy?: boolean;
  /** The server cannot be reached at this moment. */
  isOffline?: boolean;
  isCancelling?: boolean;
  hasCancelFailed?: boolean;
  response?: ImportResponse;
  /** Of an import that has failed. */
  message?: string;
}

export const IDLE: ImportStatus = { step: 'idle', sentBytes: 0 };

export function startedStatus(about: ImportAbout, sentBytes = 0): ImportStatus {
  return { step: 'running', about, sentBytes };
}

/** How an import has ended. */
export type ImportOutcome = Pick<ImportStatus, 'step' | 'response' | 'message'>;

export function doneOutcome({ isDryRun }: ImportAbout, response: ImportResponse): ImportOutcome {
  return { step: isDryRun ? 'checked' : 'imported', response };
}
