import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@wattle/contract/accounts';
import { hasEndedFor, readStoredSession, type StoredSession } from './stored-session';

/** Who is signed in on this page. */
export interface Session {
  /** The signed-in user, or null. Stays when the session has ended by itself, and with it everything on the page. */
  user: SessionUser | null;
  /** The session of the user has ended in the middle of work: they have to log in again. */
  isExpired: boolean;
  /** Nobody is signed in, because that has happened. */
  hasEnded?: boolean;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ user: readStoredSession().user, isExpired: false }),
  reducers: {
    sessionRead: (session, { payload }: PayloadAction<StoredSession>) => {
      if (!session.user || !hasEndedFor(payload, session.user)) {
        const hasEnded = session.isExpired && !payload.user;
        return { user: payload.user, isExpired: false, ...(hasEnded && { hasEnded }) };
      }
      session.isExpired = true;
    },
  },
});

const waiting = new Set<() => void>();

/** Resolves when somebody signs in or out, in this tab or another. */
export function nextSessionChange(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}

export function announceSessionChange(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}
