import { signOut } from '@wattle/platform/core';
import { useEffect } from 'react';
import { LogInFirst } from './log-in-first';

/** Where nobody can be asked on this page, they log in on the page for it. */
export function SignOutFallback() {
  useEffect(signOut, []);
  return <LogInFirst />;
}
