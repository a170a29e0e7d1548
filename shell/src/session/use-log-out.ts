import { signOut } from '@wattle/platform/core';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../remotes/remotes-context';

/** Logs out as documented: forgets the user and goes to the start page (docs/published.md, screens). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const startPage = usePath('start-page');
  return () => {
    // At once, so that the guard of this page sees that its user is leaving and does not ask them to log in again.
    navigate(startPage, { flushSync: true });
    signOut();
  };
}
