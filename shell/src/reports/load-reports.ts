import type { RemoteLookup } from '../remotes/remotes-context';
import type { createRouter } from '../router';

/** The page is usable long before; what is to be measured is kept by the browser until then. */
const LOAD_AFTER_MS = 2_500;

/** Loads what reports, some time after the page or with its first error: nothing of a first visit waits for it. */
export function loadReports(router: ReturnType<typeof createRouter>, remotes: RemoteLookup): void {
  const earlyErrors: ErrorEvent[] = [];
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const { startReports } = await import(/* webpackChunkName: "reports" */ './start-reports');
    window.removeEventListener('error', note);
    startReports(router, remotes, earlyErrors);
  };
  const note = (event: ErrorEvent) => {
    earlyErrors.push(event);
    load().catch(() => undefined);
  };
  window.addEventListener('error', note);
  setTimeout(() => load().catch(() => undefined), LOAD_AFTER_MS);
}
