import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ROLES, type SessionUser } from '@wattle/contract';
import { readItem } from './storage';

export interface SessionState {
  user: SessionUser | null;
}

/** The user that was stored in this browser; what it says decides only what is shown, never what is allowed. */
export function readStoredUser(): SessionUser | null {
  if (readItem('isAuthenticated') !== 'true') return null;
  try {
    const user = JSON.parse(readItem('user') ?? 'null') as SessionUser | null;
    return user && ROLES.includes(user.role) ? user : null;
  } catch {
    return null;
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ user: readStoredUser() }),
  reducers: {
    userChanged: (state, { payload }: PayloadAction<SessionUser | null>) => {
      state.user = payload;
    },
  },
});
