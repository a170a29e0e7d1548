import { useSession } from '@wattle/platform/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { mayOpen } from '../remotes/access';
import { useRemotes } from '../remotes/remotes-context';
import { LogInFirst } from '../session/log-in-first';
import { WrongRolePage } from './wrong-role-page';

/** Shows a page to whoever may open it; sends others to log in and back, or tells them the way home. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const navigation = useNavigation();
  const access = useRemotes().match(pathname)?.access ?? 'public';

  if (mayOpen(access, user)) return children;
  if (user) return <WrongRolePage user={user} />;
  // Somebody who has just logged out is on the way to another page.
  if (navigation.state !== 'idle') return null;
  return <LogInFirst />;
}
