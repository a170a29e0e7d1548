import { errorStatus, notify, useNavigate } from '@wattle/platform';
import { useState } from 'react';
import type { ExamEndpoints } from './attempt-options';
import { notifyCompleted } from './exam-notices';

interface TakeOverOptions {
  endpoints: ExamEndpoints;
  openFailed: string;
  resultPath: string;
}

/** How to go on here with a test whose active page is another one; says why where it cannot be opened. */
export function useTakeOver({ endpoints, openFailed, resultPath }: TakeOverOptions) {
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const showResult = () => navigate(resultPath, { replace: true });
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
    } else if (error !== undefined) setFailure(openFailed);
  };
  return { takeOver, failure };
}
