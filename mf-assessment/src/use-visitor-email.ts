import { notify, useNavigate, visitorEmail } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { REPORT_KEY, useSendFreeReportMutation } from './free-assessment.api';
import { START_PATH } from './paths';
import { reportState } from './start/start-state';

/** The address of this browser's assessment. Without one there is nothing to show: it leads back to the start. */
export function useVisitorEmail(): string | null {
  const [email] = useState(visitorEmail.read);
  const navigate = useNavigate();
  const [, { data: sent }] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  useEffect(() => {
    if (email) return;
    // The words of the catalogue (docs/published.md, sentences). Who goes back after sending the results has missed nothing.
    if (!sent) notify.danger('No email found in localStorage.');
    navigate(START_PATH, { replace: true, state: sent && reportState(sent.message) });
  }, [email, sent, navigate]);
  return email;
}
