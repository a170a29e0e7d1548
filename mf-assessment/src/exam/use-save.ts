import type { ExamPlayerProps } from '@wattle/exam-player';
import { useSaveFreeAnswersMutation } from '../free-assessment.api';
import { freeTestError } from './failures';

/** Sends answers and UI state of an attempt to the server. */
export function useSave(attemptId: string): ExamPlayerProps['save'] {
  const [save] = useSaveFreeAnswersMutation();
  return async (changes) => {
    const { data, error } = await save({ attemptId, changes });
    if (data) return data;
    throw freeTestError(error);
  };
}
