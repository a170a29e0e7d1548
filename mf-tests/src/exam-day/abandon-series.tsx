import { Alert, Button, ConfirmDialog, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { useAbandonExamDayMutation } from './exam-day.api';

/** Ends a series before its four tests are taken, after a question. */
export function AbandonSeries({ startedAt }: { startedAt: string }) {
  const [isAsking, setAsking] = useState(false);
  const [abandon, { error, isLoading }] = useAbandonExamDayMutation();
  const abandonSeries = async () => {
    await abandon(startedAt);
    setAsking(false);
  };
  return (
    <Stack gap={12}>
      {error && <Alert tone="danger">{errorMessage(error, 'The tests could not be stopped. Please try again.')}</Alert>}
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Stop these four tests
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Stop these four tests?"
          confirmLabel="Stop"
          cancelLabel="Go on"
          isBusy={isLoading}
          onConfirm={abandonSeries}
          onCancel={() => setAsking(false)}
        >
          What you have submitted stays in your results. A test that is under way goes on until its time is up.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
