import type { ConfirmedAddress } from '@wattle/contract/mailed-links';
import { Alert, ButtonLink, CardPage, LinkLine, Stack, useFocusOnMount } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { CHILD_PROGRESS_PATH, LOGIN_PATH, PARENT_LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { ConfirmButton, SendConfirmation } from './confirm-form';

/** Leads on to the progress of each child; without their tokens, to the page that has a link mailed. */
function Confirmed({ message, children = [] }: ConfirmedAddress) {
  const pages = children.map(({ name, progressToken }) => ({
    label: `See ${name}’s progress`,
    to: `${CHILD_PROGRESS_PATH}#${progressToken}`,
  }));
  const shown = pages.length > 0 ? pages : [{ label: 'See your child’s progress', to: CHILD_PROGRESS_PATH }];
  return (
    <Stack gap={24} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="success">{message}</Alert>
      <Stack gap={12}>
        {shown.map(({ label, to }) => (
          <ButtonLink key={to} as={Link} to={to} size="large" isWide>
            {label}
          </ButtonLink>
        ))}
      </Stack>
      <p>
        <Link to={PARENT_LOGIN_PATH}>Log in by email</Link> to read every answer, with its explanation.
      </p>
    </Stack>
  );
}

export function ConfirmEmailPage() {
  const token = useMailedToken();
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<ConfirmedAddress>();
  const title = confirmed ? 'Your email address is confirmed' : 'Confirm your email address';
  usePageTitle(title);
  return (
    <CardPage
      title={title}
      intro={
        confirmed
          ? 'It is where we email a link when a child needs a new password.'
          : 'Then you can see your child’s progress, and have a link emailed when a child needs a new password.'
      }
    >
      {confirmed && <Confirmed {...confirmed} />}
      {!confirmed && (token ? <ConfirmButton token={token} onConfirm={setConfirmed} /> : <SendConfirmation />)}
      <LinkLine>
        {confirmed && 'Children log in with their own username. '}
        <Link to={LOGIN_PATH}>Go to log in</Link>
      </LinkLine>
    </CardPage>
  );
}
