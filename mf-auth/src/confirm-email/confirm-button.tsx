import type { ConfirmedAddress } from '@wattle/contract';
import { Alert, Button, Checkbox, Stack } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../use-one-at-a-time';
import { useConfirmEmailMutation } from './confirm-email.api';
import { SendConfirmation } from './send-confirmation';

interface ConfirmButtonProps {
  /** Proves that whoever has it reads the mails to the address. */
  token: string;
  onConfirm: (confirmed: ConfirmedAddress) => void;
}

/** Confirms when it is pressed: the scanners of mail programs open links, and press nothing. */
export function ConfirmButton({ token, onConfirm }: ConfirmButtonProps) {
  const [wantsWeeklyReport, setWantsWeeklyReport] = useState(false);
  const [confirmEmail, { error, isLoading }] = useConfirmEmailMutation();
  const confirm = useOneAtATime(async () => {
    const { data } = await confirmEmail({ token, wantsWeeklyReport });
    if (data) onConfirm(data);
  });
  const outcome = useRef<HTMLDivElement>(null);
  const isRefused = errorStatus(error) === 422;
  // The pressed button is gone.
  useEffect(() => {
    if (isRefused) outcome.current?.focus();
  }, [isRefused]);

  if (isRefused) {
    return (
      <Stack gap={24} ref={outcome} tabIndex={-1}>
        <Alert tone="warning">{errorMessage(error, 'This link has expired.')}</Alert>
        <SendConfirmation />
      </Stack>
    );
  }
  return (
    <form onSubmit={confirm}>
      <Stack gap={20}>
        <p>If you signed up on Wattle, press the button, and we know that this address is yours.</p>
        <Checkbox checked={wantsWeeklyReport} onChange={({ target }) => setWantsWeeklyReport(target.checked)}>
          Email me a report of each child’s week, on Mondays. I can stop it with one click.
        </Checkbox>
        {error && (
          <Alert tone="danger">{errorMessage(error, 'The address could not be confirmed. Please try again.')}</Alert>
        )}
        <Button type="submit" size="large" isWide isBusy={isLoading}>
          Confirm my address
        </Button>
      </Stack>
    </form>
  );
}
