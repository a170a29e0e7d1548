import type { Message } from '@wattle/contract/primitives';
import { Alert, ButtonLink, CardPage, Stack, useFocusOnMount } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { CHILD_PROGRESS_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { EraseFamilyForm } from './erase-family-form';

/** Says what was erased, and leads on. */
function Erased({ message }: Message) {
  return (
    <Stack gap={20} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="success">{message}</Alert>
      <ButtonLink as={Link} to="/" variant="secondary" size="large" isWide>
        Go to the home page
      </ButtonLink>
    </Stack>
  );
}

export function EraseFamilyPage() {
  const token = useMailedToken();
  return <EraseFamily key={token} token={token} />;
}

function EraseFamily({ token }: { token: string }) {
  // Logging out forgets what the server said.
  const [erased, setErased] = useState<Message>();
  const title = erased ? 'Your family’s accounts are erased' : 'Erase your family’s accounts';
  usePageTitle(title);
  return (
    <CardPage
      title={title}
      intro={
        erased
          ? 'Thank you for having tried Wattle.'
          : 'The accounts of all children who are signed up with your address, their tests and results, and the emails that we sent you go for good.'
      }
    >
      {erased && <Erased {...erased} />}
      {!erased &&
        (token ? (
          <EraseFamilyForm token={token} onErase={setErased} />
        ) : (
          <Stack gap={20}>
            <Alert tone="warning">This link is not complete. Open it from the email again, or ask for a new one.</Alert>
            <ButtonLink as={Link} to={CHILD_PROGRESS_PATH} size="large" isWide>
              Go to your child’s progress
            </ButtonLink>
          </Stack>
        ))}
    </CardPage>
  );
}
