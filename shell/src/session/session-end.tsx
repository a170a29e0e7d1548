import type { SessionUser } from '@wattle/contract/accounts';
import { loadWithRetry } from '@wattle/federation/runtime';
import { Boundary, homeOf, reloadAt, signOut, useSession } from '@wattle/platform/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { LogInFirst } from './log-in-first';

const LoginAgainDialog = lazy(async () => {
  const dialog = await loadWithRetry(() => import(/* webpackChunkName: "login-again" */ './login-again-dialog'));
  return { default: dialog.LoginAgainDialog };
});

export function SessionEnd() {
  const { user, isExpired } = useSession();
  useReloadForOtherUser(user);
  if (!isExpired) return null;
  // Without a password there is nothing to ask for on this page.
  if (user?.role === 'parent') return <SignOutFallback access="parent" />;
  return (
    <Boundary fallback={<SignOutFallback />}>
      <Suspense>
        <LoginAgainDialog />
      </Suspense>
    </Boundary>
  );
}

/** Where nobody can be asked on this page, they log in on the page for it. */
function SignOutFallback({ access }: { access?: 'parent' }) {
  useEffect(signOut, []);
  return <LogInFirst access={access} />;
}

/** Leaves a page whose user has become another one, in another tab: what stands on it is not theirs. */
function useReloadForOtherUser(user: SessionUser | null): void {
  const shown = useRef(user);
  useEffect(() => {
    if (shown.current && user && shown.current.id !== user.id) reloadAt(homeOf(user.role));
    shown.current = user;
  }, [user]);
}
