import { useInterval } from './use-interval';

/** Asks again and again, in milliseconds, while it is given how often and somebody sees the page. */
export function useRetry(retry: () => void, pauseMs: number | undefined): void {
  useInterval(() => {
    if (!document.hidden) retry();
  }, pauseMs);
}
