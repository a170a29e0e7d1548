import { useInterval } from './use-interval';

/** Asks again every `pauseMs` milliseconds while somebody sees the page; stands still while `pauseMs` is undefined. */
export function useRetry(retry: () => void, pauseMs: number | undefined): void {
  useInterval(() => {
    if (!document.hidden) retry();
  }, pauseMs);
}
