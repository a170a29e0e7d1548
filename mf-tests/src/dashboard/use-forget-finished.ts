import type { AttemptSummary } from '@wattle/contract';
import { forgetAttempt } from '@wattle/exam-player';
import { useEffect } from 'react';
import { finishedOf } from '../attempts';

/** What this device keeps of a test goes once the server has submitted it: others may use the device too. */
export function useForgetFinished(attempts: readonly AttemptSummary[] | undefined): void {
  useEffect(() => {
    for (const { attemptId } of finishedOf(attempts ?? [])) forgetAttempt(attemptId);
  }, [attempts]);
}
