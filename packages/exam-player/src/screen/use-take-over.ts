import { errorStatus, notify, useOnReturn } from '@wattle/platform';
import { useState } from 'react';
import { useAttemptOptions } from '../attempt/attempt-context';
import { notifyCompleted } from '../attempt/exam-notices';

const NO_CONNECTION =
  'There is no connection to Wattle. Your answers are kept, and your test goes on here by itself as soon as you are back online.';

/**
 * How to go on here with a test that this page does not have; says why where it cannot be opened. Without network it is
 * tried again by itself.
 */
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
    } else if (error !== undefined) setFailure(errorStatus(error) === undefined ? NO_CONNECTION : sentences.openFailed);
  };
  useOnReturn(() => {
    if (failure === NO_CONNECTION && !document.hidden) void takeOver();
  });
  return { takeOver, failure };
}
