import type { SessionUser } from '@wattle/contract';
import { homeOf, reloadAt } from '@wattle/platform/core';
import { useEffect, useRef } from 'react';

/** Leaves a page whose user has become another one, in another tab: what stands on it is not theirs. */
export function useUserChange(user: SessionUser | null): void {
  const shown = useRef(user);
  useEffect(() => {
    if (shown.current && user && shown.current.id !== user.id) reloadAt(homeOf(user.role));
    shown.current = user;
  }, [user]);
}
