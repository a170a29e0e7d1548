import { pauseAfter } from '../refusals';

/** Pause before the next try. */
const RETRY_MS = 5_000;

/** Runs a task again and again until it succeeds, at once when the network comes back. Returns how to stop. */
export function untilItSucceeds(task: () => Promise<void>): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const run = async () => {
    try {
      await task();
      stop();
    } catch (error) {
      clearTimeout(timeout);
      if (!isStopped) timeout = setTimeout(run, pauseAfter(error, RETRY_MS));
    }
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timeout);
    window.removeEventListener('online', run);
  };
  window.addEventListener('online', run);
  void run();
  return stop;
}
