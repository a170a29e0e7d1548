import type { ConfirmedAddress } from '@wattle/contract/mailed-links';
import { Alert, ButtonLink, CardPage, Checkbox, LinkLine, Stack, useFocusOnMount } from '@wattle/design-system';
import { errorMessage, Link, usePageTitle, useSession } from '@wattle/platform';
import { useState } from 'react';
import { AddressForm } from '../address-form';
import { SendingForm } from '../form';
import { useWelcome } from '../login/use-welcome';
import { refusalOf, useMailedToken } from '../mailed-link';
import { useConfirmEmailMutation, useSendConfirmationMutation } from '../mailed-links.api';
import { LOGIN_PATH, PARENT_LOGIN_PATH } from '../paths';

export function ConfirmEmailPage() {
  const token = useMailedToken();
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<ConfirmedAddress>();
  const { user } = useSession();
  const title = confirmed ? 'Your email address is confirmed' : 'Confirm your email address';
  usePageTitle(title);
  useWelcome(confirmed?.login);
  return (
    <CardPage
      title={title}
      intro={
        confirmed
          ? 'It is where we email a link when a child needs a new password.'
          : 'Then you can see how your children get on, and have a link emailed when a child needs a new password.'
      }
    >
      {!confirmed && token && user && user.role !== 'parent' && (
        <Alert tone="warning">{user.username} is logged in on this device, and is logged out when you confirm.</Alert>
      )}
      {confirmed && <Confirmed {...confirmed} />}
      {!confirmed && (token ? <ConfirmForm token={token} onConfirm={setConfirmed} /> : <SendConfirmation />)}
      <LinkLine>
        Children log in with their own username. <Link to={LOGIN_PATH}>Go to log in</Link>
      </LinkLine>
    </CardPage>
  );
}

/** Whoever has used the link before is logged in by mail. */
function Confirmed({ message, login }: ConfirmedAddress) {
  return (
    <Stack gap={24} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="success">
        {message}
        {login && ' You are logged in on this device.'}
      </Alert>
      {!login && (
        <ButtonLink as={Link} to={PARENT_LOGIN_PATH} size="large" isWide>
          Log in by email
        </ButtonLink>
      )}
    </Stack>
  );
}

interface ConfirmFormProps {
  /** Proves that whoever has it reads the mails to the address. */
  token: string;
  onConfirm: (confirmed: ConfirmedAddress) => void;
}

/** Confirms when its button is pressed: the scanners of mail programs open links, and press nothing. */
function ConfirmForm({ token, onConfirm }: ConfirmFormProps) {
  const [wantsWeeklyReport, setWantsWeeklyReport] = useState(false);
  const [confirmEmail, { error, isLoading }] = useConfirmEmailMutation();
  const confirm = async () => {
    const { data } = await confirmEmail({ token, wantsWeeklyReport });
    if (data) onConfirm(data);
  };
  const refusal = refusalOf(token, error);
  if (refusal) return <RefusedConfirmation reason={refusal} />;
  return (
    <SendingForm
      onSubmit={confirm}
      failure={error && errorMessage(error, 'The address could not be confirmed. Please try again.')}
      label="Confirm my address"
      isBusy={isLoading}
    >
      <p>
        If you signed up on Wattle, press the button: we know then that this address is yours, and log you in on this
        device.
      </p>
      <Checkbox checked={wantsWeeklyReport} onChange={({ target }) => setWantsWeeklyReport(target.checked)}>
        Email me a report of each child’s week, on Mondays. I can stop it with one click.
      </Checkbox>
    </SendingForm>
  );
}

function RefusedConfirmation({ reason }: { reason: string }) {
  return (
    <Stack gap={24} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="warning">{reason}</Alert>
      <SendConfirmation />
    </Stack>
  );
}

/** Has the link mailed once more. */
function SendConfirmation() {
  return <AddressForm label="Email me a new link" mutation={useSendConfirmationMutation()} />;
}
