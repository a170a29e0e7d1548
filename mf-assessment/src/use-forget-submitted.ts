import { errorStatus, forgetAttempt, useOnReturn, visitorAttempts } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { useLazyFreeTestStatusQuery } from './free-assessment.api';

/**
 * What this device stores of a free test goes once the server has it as submitted, whoever submitted it, and once this
 * browser has lost the cookie of its assessment, for then nothing can submit it: others may use the device too.
 */
export function useForgetSubmitted(): void {
  const [askStatus] = useLazyFreeTestStatusQuery();
  const forget = async () => {
    for (const attemptId of visitorAttempts()) {
      const { data, error } = await askStatus(attemptId);
      if (data?.state === 'submitted' || errorStatus(error) === 404) forgetAttempt(attemptId);
    }
  };
  const forgetFirst = useEffectEvent(forget);
  useEffect(() => void forgetFirst(), []);
  useOnReturn(() => void forget());
}
