import type { ConfirmedAddress } from '@wattle/contract/mailed-links';
import { Alert, Button, Checkbox, Stack, useFocusOnMount } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { useState } from 'react';
import { AddressForm } from '../address-form';
import { useConfirmEmailMutation, useSendConfirmationMutation } from '../mailed-links.api';
import { useOneAtATime } from '../use-one-at-a-time';

/** Has the link mailed once more. */
export function SendConfirmation() {
  return <AddressForm label="Email me a new link" mutation={useSendConfirmationMutation()} />;
}

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
  if (errorStatus(error) === 422) return <RefusedLink>{errorMessage(error, 'This link has expired.')}</RefusedLink>;
  return (
    <form onSubmit={confirm}>
      <Stack gap={20}>
        <p>
          If you signed up on Wattle, press the button: we know then that this address is yours, and log you in on this
          device.
        </p>
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

function RefusedLink({ children }: { children: string }) {
  return (
    <Stack gap={24} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="warning">{children}</Alert>
      <SendConfirmation />
    </Stack>
  );
}
