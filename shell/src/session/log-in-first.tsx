import { Navigate, useLocation } from 'react-router-dom';
import { usePath } from '../remotes/purposes';
import { useRemotes } from '../remotes/remotes-context';

/** Sends whoever is here to log in, and back afterwards if the page is for them. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  const access = useRemotes().match(pathname)?.access;
  return <Navigate to={usePath('log-in')} replace state={{ from: pathname + search, access }} />;
}
