import type { Role } from '@wattle/contract/constants';
import { mayUse } from '@wattle/contract/roles';
import { homeOf, routerStateOf } from '@wattle/platform';

/** The path of the page that sent its visitor here to log in. Only a page of our own counts. */
export function originOf(state: unknown): string | undefined {
  const { from } = routerStateOf(state);
  if (from === undefined || !URL.canParse(from, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(from, window.location.origin);
  const path = pathname + search + hash;
  return origin === window.location.origin && from.startsWith('/') && !path.startsWith('//') ? path : undefined;
}

/** Where somebody goes who has logged in: on to the page that was asked for, if it is for their role, else home. */
export function destinationOf(state: unknown, role: Role): string {
  const { access } = routerStateOf(state);
  const mayOpen = access === undefined || access === 'signed-in' || mayUse(role, access);
  return (mayOpen && originOf(state)) || homeOf(role);
}

/** Whether the page that was asked for is one of parents, who log in by mail. */
export function isForParents(state: unknown): boolean {
  return routerStateOf(state).access === 'parent';
}
