import { followPage, forgetAttempt, storedAttempts } from '@wattle/exam-player';
import { useEffect, useEffectEvent } from 'react';
import { useLazyFreeTestStatusQuery } from './free-assessment.api';

/**
 * What this device stores of a free test goes once the server has it as submitted, whoever submitted it: others may use
 * the device too. The server tells it of the assessments of this browser only.
 */
export function useForgetSubmitted(): void {
  const [askStatus] = useLazyFreeTestStatusQuery();
  const forget = useEffectEvent(async () => {
    for (const attemptId of storedAttempts()) {
      const { data } = await askStatus(attemptId);
      if (data?.state === 'submitted') forgetAttempt(attemptId);
    }
  });
  useEffect(() => {
    void forget();
    return followPage({ onReturn: () => void forget() });
  }, []);
}
