import { Button, ConfirmDialog } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { useAbandonExamDayMutation } from './exam-day.api';

/** Ends a series before its four tests are taken, after a question. */
export function AbandonSeries({ startedAt }: { startedAt: string }) {
  const [isAsking, setAsking] = useState(false);
  const [abandon, { isLoading }] = useAbandonExamDayMutation();
  const abandonSeries = async () => {
    const { error } = await abandon(startedAt);
    setAsking(false);
    if (error) notify.danger(errorMessage(error, 'The tests could not be stopped. Please try again.'));
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Stop these four tests
      </Button>
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
    </div>
  );
}
