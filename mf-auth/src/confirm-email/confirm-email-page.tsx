import type { ConfirmedAddress } from '@wattle/contract/mailed-links';
import { Alert, ButtonLink, CardPage, LinkLine, Stack, useFocusOnMount } from '@wattle/design-system';
import { Link, usePageTitle, useSession } from '@wattle/platform';
import { useState } from 'react';
import { useWelcome } from '../login/use-welcome';
import { LOGIN_PATH, PARENT_LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { ConfirmButton, SendConfirmation } from './confirm-form';

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
      {!confirmed && (token ? <ConfirmButton token={token} onConfirm={setConfirmed} /> : <SendConfirmation />)}
      <LinkLine>
        Children log in with their own username. <Link to={LOGIN_PATH}>Go to log in</Link>
      </LinkLine>
    </CardPage>
  );
}
