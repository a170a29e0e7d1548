import { type FreeScores, nextFreeTest } from '@wattle/contract';
import { Button, ConfirmDialog } from '@wattle/design-system';
import { errorMessage, notify, useNavigate, visitorEmail } from '@wattle/platform';
import { useState } from 'react';
import { useSendFreeReportMutation } from '../free-assessment.api';
import { START_PATH } from '../paths';

interface SendReportProps {
  email: string;
  scores: FreeScores;
}

/** Sends the results by e-mail, after a question, and ends the assessment in this browser. */
export function SendReport({ email, scores }: SendReportProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [send, { isLoading }] = useSendFreeReportMutation();
  const isFinished = nextFreeTest(scores) === undefined;

  const sendReport = async () => {
    const { data, error } = await send(email);
    setAsking(false);
    if (!data) {
      notify.error(errorMessage(error, 'An error occurred. Please try again.'));
      return;
    }
    notify.success(data.message);
    visitorEmail.remove();
    navigate(START_PATH);
  };

  return (
    <>
      <Button
        variant={isFinished ? 'brand' : 'secondary'}
        disabled={!isFinished}
        title={isFinished ? undefined : 'Finish all three tests first'}
        onClick={() => setAsking(true)}
      >
        Submit Result
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Send the results?"
          confirmLabel="Send"
          isBusy={isLoading}
          onConfirm={sendReport}
          onCancel={() => setAsking(false)}
        >
          The report with all three results goes to {email}.
        </ConfirmDialog>
      )}
    </>
  );
}
