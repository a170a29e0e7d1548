import { Navigate, useLocation } from 'react-router-dom';
import { pathFor } from '../navigation/purposes';
import { useRemotes } from '../remotes/remotes-context';

/** Sends whoever is here to log in, and back afterwards if the page is for them. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  const remotes = useRemotes();
  const state = { from: pathname + search, access: remotes.match(pathname)?.access };
  return <Navigate to={pathFor(remotes.registry, 'log-in')} replace state={state} />;
}
