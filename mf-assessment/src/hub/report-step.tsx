import { type FreeScores, nextFreeTest } from '@wattle/contract/free-tests';
import { Alert, Button, ConfirmDialog } from '@wattle/design-system';
import { errorMessage, useNavigate, visitorEmail } from '@wattle/platform';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { REPORT_KEY, useSendFreeReportMutation } from '../free-assessment.api';
import { START_PATH } from '../paths';
import { reportState } from '../start/start-state';
import { Step } from './step';
import { WaitingButton } from './step-buttons';

interface ReportStepProps {
  email: string;
  scores: FreeScores;
}

/**
 * The last step: sends the results by email, after a question, and ends the assessment in this browser. It forgets the
 * address and goes back to the start (docs/published.md, screens), which shows the results.
 */
export function ReportStep({ email, scores }: ReportStepProps) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const [send, { isLoading: isSending }] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  const isFinished = nextFreeTest(scores) === undefined;

  const sendReport = async () => {
    setFailure(undefined);
    const { data, error } = await send(email);
    if (data) {
      visitorEmail.remove();
      navigate(START_PATH, { state: reportState(data.message) });
    } else setFailure(errorMessage(error, 'An error occurred. Please try again.'));
    setAsking(false);
  };

  return (
    <Step
      state={isFinished ? 'now' : 'waiting'}
      sign={<Mail size={20} />}
      title="Your report"
      facts={`To ${email}`}
      action={
        isFinished ? (
          <Button onClick={() => setAsking(true)}>Submit Result</Button>
        ) : (
          <WaitingButton label="Submit Result" reason="after all three tests" />
        )
      }
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isAsking && (
        <ConfirmDialog
          title="Send the results?"
          confirmLabel="Send"
          isBusy={isSending}
          onConfirm={sendReport}
          onCancel={() => setAsking(false)}
        >
          The report with all three results goes to {email}.
        </ConfirmDialog>
      )}
    </Step>
  );
}
