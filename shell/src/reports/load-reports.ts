import { onPageError } from '@wattle/platform/internal';
import type { ResolvedPage } from '../remotes/remotes';
import type { createRouter } from '../router';
import type { PageEvent } from './views';

type Router = ReturnType<typeof createRouter>;

/** The page is usable long before; what is to be measured is kept by the browser until then. */
const LOAD_AFTER_MS = 2_500;

/** What goes on without end is known by then. */
const MAX_NOTED = 100;

/**
 * Notes from the start which pages are shown and what goes wrong, and loads what reports it some time after the page or
 * with its first fault: nothing of a first visit waits for it.
 */
export function loadReports(router: Router, loadAfterMs = LOAD_AFTER_MS): void {
  const noted: PageEvent[] = [];
  let report = (event: PageEvent) => {
    if (noted.length < MAX_NOTED) noted.push(event);
  };
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* webpackChunkName: "reports" */ './start-reports').then(
      ({ startReports }) => {
        report = startReports();
        noted.forEach(report);
      },
      () => {
        isLoading = false;
      },
    );
  };
  const reportFault = (event: PageEvent) => {
    report(event);
    load();
  };
  let isFirst = true;
  onResolved(router, (page) => {
    report({ kind: 'resolved', page, at: isFirst ? 0 : performance.now() });
    isFirst = false;
  });
  onPageError((pageError) => reportFault({ kind: 'fault', pageError, isNavigating: isNavigating(router) }));
  window.addEventListener('error', ({ error, message, filename }) =>
    reportFault({ kind: 'uncaught', error: error ?? message, file: filename }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault({ kind: 'uncaught', error: reason }));
  setTimeout(load, loadAfterMs);
}

/** What the latest navigation leads to; undefined before the first. */
export function resolvedPageOf({ loaderData }: Pick<Router['state'], 'loaderData'>): ResolvedPage | undefined {
  return Object.values<ResolvedPage>(loaderData ?? {})[0];
}

function isNavigating({ state }: Router): boolean {
  return !state.initialized || state.navigation.state !== 'idle';
}

/** Calls back with each page that a navigation leads to, from the first on. */
function onResolved(router: Router, listener: (page: ResolvedPage) => void): void {
  let latest: ResolvedPage | undefined;
  const look = () => {
    const page = resolvedPageOf(router.state);
    if (!page || page === latest || isNavigating(router)) return;
    latest = page;
    listener(page);
  };
  look();
  router.subscribe(look);
}
