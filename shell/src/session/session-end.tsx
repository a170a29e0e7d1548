import { loadWithRetry } from '@wattle/federation/runtime';
import { useSession } from '@wattle/platform/core';
import { lazy, Suspense } from 'react';
import { Boundary } from '../boundary';
import { SignOutFallback } from './sign-out-fallback';
import { useUserChange } from './use-user-change';

const LoginAgainDialog = lazy(async () => {
  const dialog = await loadWithRetry(() => import(/* webpackChunkName: "login-again" */ './login-again-dialog'));
  return { default: dialog.LoginAgainDialog };
});

/** Asks the user of this page to log in again when their session has ended in the middle of work. */
export function SessionEnd() {
  const { user, isExpired } = useSession();
  useUserChange(user);
  if (!isExpired) return null;
  return (
    <Boundary fallback={() => <SignOutFallback />}>
      <Suspense>
        <LoginAgainDialog />
      </Suspense>
    </Boundary>
  );
}
