import type { RefreshResponse, SessionUser } from '@wattle/contract/accounts';
import { ROLES } from '@wattle/contract/constants';
import { readItem, removeItem, writeItems } from './storage';

/** The clock of a device is put right by so much without having been wrong. */
const CLOCK_STEP_MS = 60_000;

/** What this browser knows of its session. */
export interface StoredSession {
  /** Who is signed in; what it says decides only what is shown, never what is allowed. */
  user: SessionUser | null;
  /** Whose session has ended by itself: the user is still stored, the flag is false. */
  endedUser: SessionUser | null;
  /** Somebody has logged out; a storage that is merely empty may have been cleared in the middle of work. */
  isLoggedOut: boolean;
}

export function readStoredSession(): StoredSession {
  const flag = readItem('isAuthenticated');
  const stored = readUser();
  const endedUser = flag === 'false' ? stored : null;
  return { user: flag === 'true' ? stored : null, endedUser, isLoggedOut: flag === 'false' && !stored };
}

/** Whether the session of this user has ended, and nobody has logged out or in since. */
export function hasEndedFor({ user, endedUser, isLoggedOut }: StoredSession, { id }: SessionUser): boolean {
  return !user && !isLoggedOut && (!endedUser || endedUser.id === id);
}

/** Keeps a session with new tokens. Says whether it would still be there after a reload. */
export function storeSession({ access, refresh }: RefreshResponse, user = readItem('user') ?? 'null'): boolean {
  const accessSince = String(Date.now());
  return writeItems({ accessToken: access, accessSince, refreshToken: refresh, user, isAuthenticated: 'true' });
}

/**
 * How much longer the access token lasts, in milliseconds; undefined where it does not tell. The device's clock may be
 * wrong by any time, so it only measures what has passed since the token came.
 */
export function accessTimeLeft(): number | undefined {
  const claims = claimsOf(readItem('accessToken'));
  if (!claims) return undefined;
  const age = Date.now() - Number(readItem('accessSince') ?? claims.iat * 1_000);
  // A clock that was put back since says nothing about the age.
  return age < -CLOCK_STEP_MS ? 0 : (claims.exp - claims.iat) * 1_000 - age;
}

/** The session is over. Its user stays, so that every tab knows who has to log in again. */
export function storeSignedOut(): void {
  removeItem('accessToken');
  removeItem('accessSince');
  removeItem('refreshToken');
  writeItems({ isAuthenticated: 'false' });
}

/** Forgets the user, the address and both tokens (docs/published.md, screens; docs/decisions/017). */
export function forgetSession(): void {
  removeItem('user');
  removeItem('email');
  storeSignedOut();
}

function readUser(): SessionUser | null {
  try {
    const user = JSON.parse(readItem('user') ?? 'null') as SessionUser | null;
    return user && ROLES.includes(user.role) ? user : null;
  } catch {
    return null;
  }
}

/** When an access token (JWT) was made, and when it ends, in seconds of the server's clock. */
function claimsOf(token: string | null): { iat: number; exp: number } | undefined {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload ?? ''));
    return Number.isFinite(exp - iat) ? { iat, exp } : undefined;
  } catch {
    return undefined;
  }
}
