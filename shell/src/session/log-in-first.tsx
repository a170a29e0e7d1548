import { Navigate, useLocation } from 'react-router-dom';
import { usePath, useRemotes } from '../remotes/remotes-context';

/**
 * Sends whoever is here to log in, and back afterwards if the page is for them.
 *
 * @param access - The role of who was logged in; else who may open the page.
 */
export function LogInFirst({ access }: { access?: string | undefined }) {
  const { pathname, search } = useLocation();
  const pageAccess = useRemotes().match(pathname)?.access;
  return <Navigate to={usePath('log-in')} replace state={{ from: pathname + search, access: access ?? pageAccess }} />;
}
