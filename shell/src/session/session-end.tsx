import { useSession } from '@wattle/platform';
import { lazy, Suspense } from 'react';
import { Boundary } from '../boundary';
import { LoadedPage } from '../remotes/loaded-page';
import { GiveUp } from './give-up';
import { useUserChange } from './use-user-change';

const dialog = new LoadedPage(
  async () => (await import(/* webpackChunkName: "login-again" */ './login-again-dialog')).LoginAgainDialog,
);
const LoginAgainDialog = lazy(async () => ({ default: await dialog.fetch() }));

/** Asks the user of this page to log in again when their session has ended in the middle of work. */
export function SessionEnd() {
  const { user, isExpired } = useSession();
  useUserChange(user);
  if (!isExpired) return null;
  return (
    <Boundary fallback={() => <GiveUp />}>
      <Suspense>
        <LoginAgainDialog />
      </Suspense>
    </Boundary>
  );
}
