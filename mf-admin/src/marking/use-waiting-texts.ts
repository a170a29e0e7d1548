import { useRetry } from '@wattle/design-system';
import { useMarkingQueueQuery } from './markings.api';

const REFRESH_MS = 60_000;

/** Texts that wait for a mark, fetched again each minute: others take texts, and claims run out. */
export function useWaitingTexts() {
  const queue = useMarkingQueueQuery('waiting', { refetchOnMountOrArgChange: true });
  useRetry(queue.refetch, REFRESH_MS);
  return queue;
}
