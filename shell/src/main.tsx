import './nonce';
import '@wattle/design-system/fonts.css';
import { createHost, registryVerifier, type SeenRegistry } from '@wattle/federation/runtime';
import { deviceStorage, logError } from '@wattle/platform/core';
import { provideHomes, StoreProvider, watchOtherTabs } from '@wattle/platform/internal';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { endEarlyClicks, Hydrated } from './hydrated';
import { hasLocalVersions, loadLocalVersions } from './local/page-local-versions';
import { loadOffline } from './offline/load-offline';
import { prefetchLinks } from './prefetch';
import { CurrentRegistry } from './remotes/current-registry';
import { noteHeldVersion } from './remotes/held-version';
import { homeFor } from './remotes/purposes';
import { Remotes } from './remotes/remotes';
import { RemotesContext } from './remotes/remotes-context';
import { scriptTrust } from './remotes/trusted-types';
import { loadReports, resolvedPageOf } from './reports/load-reports';
import { createRouter } from './router';
import { routerReady } from './router-ready';

/** Rather a bar over an empty page than a blank screen. */
const FIRST_PAGE_MS = 1_000;

/** Key of the newest registry that any page of this browser has seen: an older one that comes later is a replay. */
const NEWEST_REGISTRY = 'newest_registry';

/** The version of @wattle/platform that this page provides; the build writes it here. */
declare const PROVIDED_PLATFORM: string;

const element = document.getElementById('registry');
const { keys = '', origins, time = '' } = element?.dataset ?? {};
const verify = registryVerifier({
  publicKeys: keys.split(' '),
  // The clock of the device may be wrong; this one began with the page.
  now: () => new Date(Date.parse(time) + performance.now()),
  newest: {
    read: () => deviceStorage.readJson(NEWEST_REGISTRY) as SeenRegistry | undefined,
    write: (seen) => deviceStorage.write(NEWEST_REGISTRY, JSON.stringify(seen)),
  },
});
const registry = new CurrentRegistry(element?.textContent, verify);
const trustUrl = scriptTrust(origins?.split(' ') ?? []);
const host = createHost({ platform: PROVIDED_PLATFORM, trustUrl });
const remotes = new Remotes(registry, host.loadRoutes, loadLocalVersions(host.allowLocal));
provideHomes((role) => homeFor(remotes.registry, role));
const router = createRouter(remotes);
watchOtherTabs();
prefetchLinks(remotes);
noteHeldVersion((pathname) => remotes.shownAt(pathname));
if (!hasLocalVersions) {
  loadReports(router);
  loadOffline({ element, remotes, trustUrl });
}

// Nothing is to be kept before something has the focus.
const loadFocusRecovery = () =>
  import(/* webpackChunkName: "focus" */ '@wattle/platform/focus-recovery').then(
    ({ keepFocus }) => keepFocus(),
    logError,
  );
document.addEventListener('focusin', loadFocusRecovery, { once: true });

const root = document.getElementById('root') as HTMLElement;
const { dataset } = document.documentElement;
/** The server has sent the page as visitors see it (page.html). */
const isPainted = root.hasChildNodes() && dataset.waitsForScripts === undefined;

const page = (
  <StoreProvider>
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
    </RemotesContext>
  </StoreProvider>
);

// The first page comes in one piece: React holds a fallback that was shown once for 300 ms.
routerReady(router, isPainted ? undefined : FIRST_PAGE_MS).then(() => {
  // Another version of the page than the one that was rendered to HTML may have other parts.
  if (isPainted && resolvedContainer() === root.dataset.container) {
    hydrateRoot(root, <Hydrated>{page}</Hydrated>, { onRecoverableError: logError });
    return;
  }
  endEarlyClicks();
  root.replaceChildren();
  delete dataset.waitsForScripts;
  createRoot(root).render(page);
});

function resolvedContainer(): string | undefined {
  const page = resolvedPageOf(router.state);
  return page?.status === 'open' ? page.release.container : undefined;
}
