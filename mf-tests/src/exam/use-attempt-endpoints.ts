import type { ExamPlayerProps } from '@wattle/exam-player';
import { useLazyAttemptStatusQuery, useSaveAnswersMutation } from '../tests.api';

/** The endpoints that are the same for each attempt of a signed-in child. */
export function useAttemptEndpoints(attemptId: string): Pick<ExamPlayerProps['endpoints'], 'save' | 'status'> {
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  return {
    save: (changes) => saveAnswers({ attemptId, changes }),
    status: () => askStatus(attemptId),
  };
}
