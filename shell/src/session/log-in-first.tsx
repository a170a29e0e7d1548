import type { RouterState } from '@wattle/platform/core';
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
  const mayOpen = access ?? pageAccess;
  const state: RouterState = { from: pathname + search, ...(mayOpen && { access: mayOpen }) };
  return <Navigate to={usePath('log-in')} replace state={state} />;
}
