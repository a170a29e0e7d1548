import { type SaveAnswers, TestClosed } from '@wattle/exam-player';
import { useSaveFreeAnswersMutation } from '../free-assessment.api';
import { asPlayerError, isTestOver } from './failures';

/** Sends answers of an attempt to the server. */
export function useSave(attemptId: string): SaveAnswers {
  const [save] = useSaveFreeAnswersMutation();
  return async (answers) => {
    const { data, error } = await save({ attemptId, answers });
    if (data) return data;
    throw isTestOver(error) ? new TestClosed() : asPlayerError(error);
  };
}
