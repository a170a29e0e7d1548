import type { Remotes } from '../remotes/remotes';
import type { createRouter } from '../router';

/** The page is usable long before; what is to be measured is kept by the browser until then. */
const LOAD_AFTER_MS = 2_500;

/** Loads what reports, some time after the page or with its first error: nothing of a first visit waits for it. */
export function loadReports(router: ReturnType<typeof createRouter>, remotes: Remotes): void {
  const errors: ErrorEvent[] = [];
  let isLoading = false;
  const load = (error?: ErrorEvent) => {
    if (error) errors.push(error);
    if (isLoading) return;
    isLoading = true;
    import(/* webpackChunkName: "reports" */ './start-reports').then(
      ({ startReports }) => {
        window.removeEventListener('error', load);
        startReports(router, remotes, errors);
      },
      () => undefined,
    );
  };
  window.addEventListener('error', load);
  setTimeout(load, LOAD_AFTER_MS);
}
