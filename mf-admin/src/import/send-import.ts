import type { ImportResponse } from '@wattle/contract';
import { errorMessage, errorStatus, retryAfterSeconds, upload } from '@wattle/platform';
import { type FollowOptions, followImport, reportProgress } from './follow-import';
import { doneOutcome, type ImportAbout, type ImportOutcome } from './import-status';
import { SENTENCES } from './sentences';
import { sleep } from './sleep';

const RETRY_SECONDS = 5;
const STARTED_ALREADY = 409;
const BUSY = 503;

/** Sends a file, again where the server is busy, and follows its import when the response is lost. */
export async function sendImport(file: File, about: ImportAbout, options: FollowOptions): Promise<ImportOutcome> {
  const isReadable = await file.slice(0, 1).arrayBuffer().then(isTrue, isFalse);
  if (!isReadable) return { step: 'failed', message: SENTENCES.fileChanged };
  for (;;) {
    const { data, error } = await uploadOnce(file, about, options);
    options.signal.throwIfAborted();
    if (data) return doneOutcome(about, data);
    const status = errorStatus(error);
    // Nobody has responded, or the file was sent twice: what came of it is known to the server.
    if (status === undefined || status === STARTED_ALREADY) return followImport(about, options);
    if (status !== BUSY) return { step: 'failed', message: errorMessage(error, SENTENCES.failed) };
    options.report({ isBusy: true, progress: undefined, sentBytes: 0 });
    await sleep((retryAfterSeconds(error) ?? RETRY_SECONDS) * 1_000, options.signal);
    options.report({ isBusy: false });
  }
}

async function uploadOnce(file: File, about: ImportAbout, { report, signal, fetchProgress }: FollowOptions) {
  const sending = new AbortController();
  let isWhole = false;
  const onSent = (bytes: number) => {
    report({ sentBytes: Math.min(bytes, file.size) });
    // The parts around the file are sent too.
    if (bytes <= file.size || isWhole) return;
    isWhole = true;
    reportProgress(about, { fetchProgress, report, signal: sending.signal }).catch(() => undefined);
  };
  try {
    return await upload<ImportResponse>({
      url: 'addQuestions/import-questions',
      params: { dryRun: String(about.isDryRun), mode: 'valid-rows', importId: about.importId },
      file,
      onSent,
      signal,
    });
  } finally {
    sending.abort();
  }
}

const isTrue = () => true;
const isFalse = () => false;
