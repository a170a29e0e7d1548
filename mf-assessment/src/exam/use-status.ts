import type { ExamPlayerProps } from '@wattle/exam-player';
import { useLazyFreeTestStatusQuery } from '../free-assessment.api';

/** Asks the server how a test stands. */
export function useStatus(attemptId: string): ExamPlayerProps['fetchStatus'] {
  const [askStatus] = useLazyFreeTestStatusQuery();
  return () => askStatus(attemptId).unwrap();
}
