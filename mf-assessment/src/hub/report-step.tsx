import { type FreeScores, nextFreeTest } from '@wattle/contract';
import { Alert, Button, ConfirmDialog } from '@wattle/design-system';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Step } from './step';
import { StepContent } from './step-content';
import { useSendReport } from './use-send-report';
import { WaitingButton } from './waiting-button';

interface ReportStepProps {
  email: string;
  scores: FreeScores;
}

/** The last step: sends the results by email, after a question, and ends the assessment in this browser. */
export function ReportStep({ email, scores }: ReportStepProps) {
  const [isAsking, setAsking] = useState(false);
  const { sendReport, isSending, failure } = useSendReport(email);
  const isFinished = nextFreeTest(scores) === undefined;

  const confirm = async () => {
    await sendReport();
    setAsking(false);
  };

  return (
    <Step state={isFinished ? 'now' : 'waiting'} sign={<Mail size={20} />}>
      <StepContent
        title="Your report"
        facts={`To ${email}`}
        action={
          isFinished ? (
            <Button onClick={() => setAsking(true)}>Submit Result</Button>
          ) : (
            <WaitingButton label="Submit Result" reason="after all three tests" />
          )
        }
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isAsking && (
        <ConfirmDialog
          title="Send the results?"
          confirmLabel="Send"
          isBusy={isSending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          The report with all three results goes to {email}.
        </ConfirmDialog>
      )}
    </Step>
  );
}
