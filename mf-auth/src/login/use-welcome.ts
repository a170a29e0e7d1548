import type { LoginResponse } from '@wattle/contract/accounts';
import type { Role } from '@wattle/contract/constants';
import { homeOf, reloadAt, signIn, useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';

/** What the shell's guard puts into the router's state when it sends a visitor to log in. */
interface LoginState {
  /** The page that was asked for. */
  from: unknown;
  /** Who may open it. */
  access: unknown;
}

/** The path of the page that sent its visitor here to log in. Only a page of our own counts. */
export function originOf(state: unknown): string | undefined {
  const { from } = (state ?? {}) as Partial<LoginState>;
  if (typeof from !== 'string' || !URL.canParse(from, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(from, window.location.origin);
  const path = pathname + search + hash;
  return origin === window.location.origin && from.startsWith('/') && !path.startsWith('//') ? path : undefined;
}

/** Where somebody goes who has logged in: on to the page that was asked for, if it is for their role, else home. */
export function destinationOf(state: unknown, role: Role): string {
  const { access } = (state ?? {}) as Partial<LoginState>;
  const mayOpen = access === undefined || access === 'signed-in' || access === role;
  return (mayOpen && originOf(state)) || homeOf(role);
}

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
