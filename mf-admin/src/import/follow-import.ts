import type { ImportProgress } from '@wattle/contract';
import { errorStatus } from '@wattle/platform';
import { doneOutcome, type ImportAbout, type ImportOutcome, type ImportStatus } from './import-status';
import { SENTENCES } from './sentences';
import { sleep } from './sleep';

const POLL_MS = 500;

export interface FollowOptions {
  fetchProgress: (importId: string) => Promise<{ data?: ImportProgress; error?: unknown }>;
  report: (change: Partial<ImportStatus>) => void;
  signal: AbortSignal;
}

/** Follows an import until it has ended, without the response to its upload. */
export async function followImport(about: ImportAbout, options: FollowOptions): Promise<ImportOutcome> {
  for (;;) {
    const { progress, error } = await readProgress(about, options);
    if (errorStatus(error) === 404) return { step: 'failed', message: SENTENCES.notArrived };
    options.report({ isOffline: error !== undefined });
    const outcome = progress && outcomeOf(about, progress);
    if (outcome) return outcome;
    await sleep(POLL_MS, options.signal);
  }
}

/** Reports the progress of an import while its upload waits for the response, until the signal aborts. */
export async function reportProgress(about: ImportAbout, options: FollowOptions): Promise<void> {
  for (;;) {
    await sleep(POLL_MS, options.signal);
    await readProgress(about, options);
  }
}

async function readProgress({ importId }: ImportAbout, { fetchProgress, report, signal }: FollowOptions) {
  const { data: progress, error } = await fetchProgress(importId);
  signal.throwIfAborted();
  if (progress) report({ progress });
  return { progress, error };
}

function outcomeOf(about: ImportAbout, { state, response, message }: ImportProgress): ImportOutcome | undefined {
  if (state === 'cancelled') return { step: 'cancelled' };
  if (state === 'failed') return { step: 'failed', message: message ?? SENTENCES.endedHalfWay };
  return state === 'done' && response ? doneOutcome(about, response) : undefined;
}
