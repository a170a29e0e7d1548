import { Dialog } from '@wattle/design-system';
import { useSession } from '@wattle/platform/core';
import { LoginAgainForm } from './login-again-form';

/** Stands over a page whose session has ended; the page itself stays as it is. */
export function LoginAgainDialog() {
  const { user } = useSession();
  return (
    <Dialog title="Please log in again to go on." isUrgent>
      {user && <LoginAgainForm username={user.username} />}
    </Dialog>
  );
}
