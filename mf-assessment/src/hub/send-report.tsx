import { type FreeScores, nextFreeTest } from '@wattle/contract';
import { Button, ConfirmDialog, color } from '@wattle/design-system';
import { errorMessage, notify, useNavigate, visitorEmail } from '@wattle/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { REPORT_KEY, useSendFreeReportMutation } from '../free-assessment.api';
import { START_PATH } from '../paths';

const Condition = styled.p`
  color: ${color.inkSoft};
`;

interface SendReportProps {
  email: string;
  scores: FreeScores;
}

/** Sends the results by e-mail, after a question, and ends the assessment in this browser. */
export function SendReport({ email, scores }: SendReportProps) {
  const [isAsking, setAsking] = useState(false);
  const conditionId = useId();
  const navigate = useNavigate();
  const [send, { isLoading }] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  const isFinished = nextFreeTest(scores) === undefined;

  const sendReport = async () => {
    const { data, error } = await send(email);
    setAsking(false);
    if (!data) {
      notify.danger(errorMessage(error, 'An error occurred. Please try again.'));
      return;
    }
    notify.success(data.message);
    visitorEmail.remove();
    navigate(START_PATH);
  };

  return (
    <>
      {!isFinished && <Condition id={conditionId}>Finish all three tests first.</Condition>}
      <Button
        variant={isFinished ? 'brand' : 'secondary'}
        disabled={!isFinished}
        aria-describedby={isFinished ? undefined : conditionId}
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
