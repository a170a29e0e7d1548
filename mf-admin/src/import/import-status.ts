import type { ImportProgress, ImportResponse } from '@wattle/contract/question-import';
import { sessionJson } from '../shared/json-storage';

/** Which file is imported, and how. Outlives a reload, which the file itself does not. */
export interface ImportDescriptor {
  importId: string;
  fileName: string;
  bytes: number;
  isDryRun: boolean;
  /** Keeps its rows as drafts, or publishes them. */
  isDraft: boolean;
  /** Puts corrections in the place of what they correct. */
  isCorrected: boolean;
}

export type ImportChoice = Pick<ImportDescriptor, 'isDryRun' | 'isDraft' | 'isCorrected'>;

export const CHECK: ImportChoice = { isDryRun: true, isDraft: true, isCorrected: false };

export interface ImportStatus {
  step: 'idle' | 'running' | 'checked' | 'imported' | 'failed' | 'cancelled';
  descriptor?: ImportDescriptor;
  sentBytes: number;
  progress?: ImportProgress;
  /** The server takes no more files at this moment; it is sent again by itself. */
  isBusy?: boolean;
  isOffline?: boolean;
  isCancelling?: boolean;
  hasCancelFailed?: boolean;
  response?: ImportResponse;
  message?: string;
}

export type ImportOutcome = Pick<ImportStatus, 'step' | 'response' | 'message'>;

export function isSent({ sentBytes, descriptor }: ImportStatus): boolean {
  return sentBytes >= (descriptor?.bytes ?? 0);
}

const KEY = 'wattle-import';

/** The latest import of this tab, so that a reload finds it again. */
export const storedImport = {
  read: () => sessionJson.readJson(KEY) as ImportDescriptor | undefined,
  write: (descriptor: ImportDescriptor) => sessionJson.writeJson(KEY, descriptor),
  remove: () => sessionJson.remove(KEY),
};
