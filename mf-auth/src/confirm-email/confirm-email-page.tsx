import type { ConfirmedAddress } from '@wattle/contract';
import { Card, LinkLine, Page, Stack } from '@wattle/design-system';
import { Link, useLocation, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { LOGIN_PATH } from '../paths';
import { ConfirmButton } from './confirm-button';
import { Confirmed } from './confirmed';
import { SendConfirmation } from './send-confirmation';

/** The page that the mail after a sign-up links to. The token stands in the fragment, which is sent to no server. */
export function ConfirmEmailPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<ConfirmedAddress>();
  const title = confirmed ? 'Your email address is confirmed' : 'Confirm your email address';
  usePageTitle(title);
  return (
    <Page
      title={title}
      intro={
        confirmed
          ? 'It is where we email a link when a child needs a new password.'
          : 'Then you can see your child’s progress, and have a link emailed when a child needs a new password.'
      }
      width="narrow"
      hasGlow
    >
      <Card>
        <Stack gap={24}>
          {confirmed && <Confirmed {...confirmed} />}
          {!confirmed && (token ? <ConfirmButton token={token} onConfirm={setConfirmed} /> : <SendConfirmation />)}
          <LinkLine>
            {confirmed && 'Children log in with their own username. '}
            <Link to={LOGIN_PATH}>Go to log in</Link>
          </LinkLine>
        </Stack>
      </Card>
    </Page>
  );
}
