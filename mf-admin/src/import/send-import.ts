import type { ImportProgress, ImportResponse } from '@wattle/contract/question-import';
import { errorMessage, errorStatus, retryAfterSeconds, upload } from '@wattle/platform';
import { STARTED_ALREADY } from '../api';
import { SENTENCES } from './import-sentences';
import type { ImportDescriptor, ImportOutcome, ImportStatus } from './import-status';

const POLL_MS = 500;
const RETRY_SECONDS = 5;
const BUSY = 503;

export interface ImportOptions {
  fetchProgress: (importId: string) => Promise<{ data?: ImportProgress; error?: unknown }>;
  report: (change: Partial<ImportStatus>) => void;
  signal: AbortSignal;
}

/** Sends a file, again where the server is busy, and follows its import when the response is lost. */
export async function sendImport(
  file: File,
  descriptor: ImportDescriptor,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { report, signal } = options;
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  if (!isReadable) return { step: 'failed', message: SENTENCES.fileChanged };
  for (;;) {
    const { data, error } = await uploadOnce(file, descriptor, options);
    signal.throwIfAborted();
    if (data) return doneOutcome(descriptor, data);
    const status = errorStatus(error);
    // Nobody has responded, or the file was sent twice: what came of it is known to the server.
    if (status === undefined || status === STARTED_ALREADY) return followImport(descriptor, options);
    if (status !== BUSY) return { step: 'failed', message: errorMessage(error, SENTENCES.failed) };
    report({ isBusy: true, progress: undefined, sentBytes: 0 });
    await sleep((retryAfterSeconds(error) ?? RETRY_SECONDS) * 1_000, signal);
    report({ isBusy: false });
  }
}

export async function followImport(descriptor: ImportDescriptor, options: ImportOptions): Promise<ImportOutcome> {
  for (;;) {
    const { progress, error } = await readProgress(descriptor, options);
    if (errorStatus(error) === 404) return { step: 'failed', message: SENTENCES.notArrived };
    options.report({ isOffline: error !== undefined });
    const outcome = progress && outcomeOf(descriptor, progress);
    if (outcome) return outcome;
    await sleep(POLL_MS, options.signal);
  }
}

async function uploadOnce(file: File, descriptor: ImportDescriptor, options: ImportOptions) {
  const sending = new AbortController();
  let isWhole = false;
  const onSent = (bytes: number) => {
    options.report({ sentBytes: Math.min(bytes, file.size) });
    // The parts around the file are sent too.
    if (bytes <= file.size || isWhole) return;
    isWhole = true;
    reportProgress(descriptor, { ...options, signal: sending.signal }).catch(() => undefined);
  };
  try {
    return await upload<ImportResponse>({
      url: 'addQuestions/import-questions',
      params: { dryRun: String(descriptor.isDryRun), mode: 'valid-rows', importId: descriptor.importId },
      fields: {
        draft: String(descriptor.isDraft),
        corrections: descriptor.isCorrected ? 'apply' : 'offer',
      },
      file,
      onSent,
      signal: options.signal,
    });
  } finally {
    sending.abort();
  }
}

/** Reports the progress of an import while its upload waits for the response, until the signal aborts. */
async function reportProgress(descriptor: ImportDescriptor, options: ImportOptions): Promise<void> {
  for (;;) {
    await sleep(POLL_MS, options.signal);
    await readProgress(descriptor, options);
  }
}

async function readProgress({ importId }: ImportDescriptor, { fetchProgress, report, signal }: ImportOptions) {
  const { data: progress, error } = await fetchProgress(importId);
  signal.throwIfAborted();
  if (progress) report({ progress });
  return { progress, error };
}

function outcomeOf(
  descriptor: ImportDescriptor,
  { state, response, message }: ImportProgress,
): ImportOutcome | undefined {
  if (state === 'cancelled') return { step: 'cancelled' };
  if (state === 'failed') return { step: 'failed', message: message ?? SENTENCES.endedHalfWay };
  return state === 'done' && response ? doneOutcome(descriptor, response) : undefined;
}

function doneOutcome({ isDryRun }: ImportDescriptor, response: ImportResponse): ImportOutcome {
  return { step: isDryRun ? 'checked' : 'imported', response };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
