import type { LoginResponse } from '@wattle/contract';
import { homeOf, leaveFor, signIn, useLocation } from '@wattle/platform';
import { useEffect } from 'react';
import { originOf } from './origin';

/** Time to read the welcome. */
const WELCOME_MS = 1_000;

/** Signs in whoever has just logged in, and leads back to where they came from, else home. */
export function useWelcome(login: LoginResponse | undefined): void {
  const origin = originOf(useLocation().state);
  useEffect(() => {
    if (!login) return;
    signIn(login);
    const timer = setTimeout(() => leaveFor(origin ?? homeOf(login.user.role)), WELCOME_MS);
    return () => clearTimeout(timer);
  }, [login, origin]);
}
