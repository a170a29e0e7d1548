import type { ResolvedPage } from '../remotes/remotes';
import type { createRouter } from '../router';

type Router = ReturnType<typeof createRouter>;

/** What the latest navigation has opened; undefined before the first. */
export function openedBy({ loaderData }: Pick<Router['state'], 'loaderData'>): ResolvedPage | undefined {
  return Object.values<ResolvedPage>(loaderData ?? {})[0];
}

/** Whether a page is on its way. */
export function isNavigating({ state }: Router): boolean {
  return !state.initialized || state.navigation.state !== 'idle';
}

/** Calls back with each page that a navigation has opened, from the first on. */
export function onOpened(router: Router, listener: (opened: ResolvedPage) => void): void {
  let latest: ResolvedPage | undefined;
  const look = () => {
    const opened = openedBy(router.state);
    if (!opened || opened === latest || isNavigating(router)) return;
    latest = opened;
    listener(opened);
  };
  look();
  router.subscribe(look);
}
