import type { ExamPlayerProps } from '@wattle/exam-player';
import { useLazyAttemptStatusQuery, useSaveAnswersMutation } from '../tests.api';
import { asPlayerError } from './as-player-error';

/** Keeps the answers of an attempt on the server, and asks how it stands. */
export function useAttempt(attemptId: string): Pick<ExamPlayerProps, 'save' | 'fetchStatus'> {
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  return {
    save: async (changes) => {
      const { data, error } = await saveAnswers({ attemptId, changes });
      if (data) return data;
      throw asPlayerError(error);
    },
    fetchStatus: async () => {
      const { data, error } = await askStatus(attemptId);
      if (data && !error) return data;
      throw asPlayerError(error);
    },
  };
}
