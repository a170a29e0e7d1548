import { errorMessage, useNavigate, visitorEmail } from '@wattle/platform';
import { useState } from 'react';
import { REPORT_KEY, useSendFreeReportMutation } from '../free-assessment.api';
import { START_PATH } from '../paths';
import { reportState } from '../start/start-state';

/** Sends the report, forgets the address and goes back to the start (docs/published.md, screens), which shows the results. */
export function useSendReport(email: string) {
  const navigate = useNavigate();
  const [send, { isLoading: isSending }] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  const [failure, setFailure] = useState<string>();
  const sendReport = async () => {
    setFailure(undefined);
    const { data, error } = await send(email);
    if (!data) {
      setFailure(errorMessage(error, 'An error occurred. Please try again.'));
      return;
    }
    visitorEmail.remove();
    navigate(START_PATH, { state: reportState(data.message) });
  };
  return { sendReport, isSending, failure };
}
