import type { LoginResponse } from '@wattle/contract/accounts';
import { reloadAt, signIn, useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { destinationOf } from './destination';

/** Time to read the welcome. */
const WELCOME_MS = 1_000;

/** Signs in whoever has just logged in, and leads on. A session that the browser does not store outlives no reload. */
export function useWelcome(login: LoginResponse | undefined): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goToDestination = useEffectEvent(({ user }: LoginResponse, isStored: boolean) => {
    const destination = destinationOf(state, user.role);
    if (isStored) reloadAt(destination);
    else navigate(destination, { replace: true });
  });
  useEffect(() => {
    if (!login) return;
    const isStored = signIn(login);
    const timer = setTimeout(() => goToDestination(login, isStored), WELCOME_MS);
    return () => clearTimeout(timer);
  }, [login]);
}
