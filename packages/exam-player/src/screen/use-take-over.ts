import { errorStatus, notify } from '@wattle/platform';
import { useState } from 'react';
import { useAttemptOptions } from '../attempt/attempt-context';
import { notifyCompleted } from '../attempt/exam-notices';

/** How to go on here with a test that this page does not have; says why where it cannot be opened. */
export function useTakeOver() {
  const { endpoints, sentences, showResult } = useAttemptOptions();
  const [failure, setFailure] = useState<string>();
  const takeOver = async () => {
    setFailure(undefined);
    const { data } = await endpoints.status();
    if (data?.state === 'submitted') {
      notify.info('This test was submitted there.');
      return showResult();
    }
    const { error } = await endpoints.reopen();
    if (errorStatus(error) === 409) {
      notifyCompleted(error);
      showResult();
    } else if (error !== undefined) setFailure(sentences.openFailed);
  };
  return { takeOver, failure };
}
