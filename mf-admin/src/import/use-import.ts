import { randomId } from '@wattle/contract/random-id';
import { errorStatus } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { useInvalidateTags } from '../api';
import { CHANGED_BY_IMPORT, useCancelImportMutation, useLazyImportProgressQuery } from './import.api';
import { type ImportChoice, type ImportOutcome, type ImportStatus, isSent, storedImport } from './import-status';
import { followImport, type ImportOptions, sendImport } from './send-import';

const IDLE: ImportStatus = { step: 'idle', sentBytes: 0 };

type Work = (options: ImportOptions) => Promise<ImportOutcome>;

/** The import of this page: the file that is sent now, or that was sent before a reload. */
export function useImport() {
  const [status, setStatus] = useState<ImportStatus>(IDLE);
  const [fetchProgress] = useLazyImportProgressQuery();
  const [cancelImport] = useCancelImportMutation();
  const invalidateTags = useInvalidateTags();
  const running = useRef<AbortController>(undefined);
  const report = (change: Partial<ImportStatus>) => setStatus((before) => ({ ...before, ...change }));

  const run = async (begun: ImportStatus, work: Work) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStatus(begun);
    const { signal } = controller;
    const reportRunning = (change: Partial<ImportStatus>) => void (signal.aborted || report(change));
    try {
      const outcome = await work({ fetchProgress, report: reportRunning, signal });
      // Nothing is left to be found after a reload.
      if (outcome.step === 'failed') storedImport.remove();
      if (outcome.step === 'imported') invalidateTags([...CHANGED_BY_IMPORT]);
      reportRunning(outcome);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const stop = (next: ImportStatus) => {
    running.current?.abort();
    storedImport.remove();
    setStatus(next);
  };

  // Once, when the page is opened.
  useEffect(() => {
    const descriptor = storedImport.read();
    if (descriptor)
      void run({ step: 'running', descriptor, sentBytes: descriptor.bytes }, (options) =>
        followImport(descriptor, options),
      );
    return () => running.current?.abort();
  }, []);

  return {
    status,
    reset: () => stop(IDLE),
    start: (file: File, choice: ImportChoice) => {
      // The choice may be an earlier import's, whose name was used.
      const descriptor = { ...choice, importId: randomId(16), fileName: file.name, bytes: file.size };
      storedImport.write(descriptor);
      void run({ step: 'running', descriptor, sentBytes: 0 }, (options) => sendImport(file, descriptor, options));
    },
    cancel: async () => {
      const { descriptor, sentBytes, isBusy } = status;
      if (!descriptor) return;
      const cancelled: ImportStatus = { step: 'cancelled', descriptor, sentBytes };
      if (isBusy) return stop(cancelled);
      report({ isCancelling: true, hasCancelFailed: false });
      const { data, error } = await cancelImport(descriptor.importId);
      // The server has not got all of it: there is no import yet.
      if (errorStatus(error) === 404 && !isSent(status)) {
        running.current?.abort();
        // The rest may have arrived meanwhile.
        const { error: later } = await cancelImport(descriptor.importId);
        if (errorStatus(later) === 404) return stop(cancelled);
        const follow: Work = (options) => followImport(descriptor, options);
        return void run({ ...cancelled, step: 'running', isCancelling: true }, follow);
      }
      if (data?.state === 'cancelled') stop(cancelled);
      if (!data) report({ isCancelling: false, hasCancelFailed: true });
    },
  };
}
