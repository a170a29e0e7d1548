import { forgetOthersData, store } from '@wattle/platform/internal';
import { isDataSaved } from '../prefetch';
import type { Remotes } from '../remotes/remotes';
import { homeFor, pathFor } from '../remotes/remotes-context';
import { WORKER } from '../worker/addresses';
import { replaceOfflinePage } from './replace-offline-page';
import { watchOutbox } from './watch-outbox';

export interface PageFromServer {
  /** Where the server says how the page is to be taken. */
  element: HTMLElement | null;
  remotes: Pick<Remotes, 'registry'>;
  trustUrl: (url: string) => string;
}

export function startOffline({ element, remotes, trustUrl }: PageFromServer): void {
  const { worker, held } = element?.dataset ?? {};
  // Absent where the page is not secure, and in some private windows.
  if (worker !== undefined && navigator.serviceWorker) {
    navigator.serviceWorker.register(trustUrl(WORKER), { updateViaCache: 'none' }).catch(() => undefined);
    void keepPagesOffline(remotes);
  }
  if (held !== undefined) replaceOfflinePage(JSON.parse(element?.textContent ?? ''));
  watchOutbox();
  forgetAtLogOut();
}

/**
 * A child's own pages are to be had without network; who saves data has them with the first test. All others need it
 * anyway.
 */
async function keepPagesOffline(remotes: PageFromServer['remotes']): Promise<void> {
  if (store.getState().session.user?.role !== 'student' || isDataSaved()) return;
  const { active } = await navigator.serviceWorker.ready;
  const { registry } = remotes;
  for (const path of [homeFor(registry, 'student'), pathFor(registry, 'log-in')]) active?.postMessage(path);
}

/** What the device keeps for a child goes with them. */
function forgetAtLogOut(): void {
  const userId = () => store.getState().session.user?.id;
  let before = userId();
  forgetOthersData();
  store.subscribe(() => {
    if (userId() === before) return;
    before = userId();
    forgetOthersData();
    // A test that was on the screen may store something on its way out.
    setTimeout(forgetOthersData);
  });
}
