import './nonce';
import '@wattle/design-system/fonts.css';
import { createHost, registryVerifier, type SeenRegistry, scriptTrust } from '@wattle/federation/runtime';
import { deviceStorage, logError } from '@wattle/platform/core';
import { provideHomes, StoreProvider, watchOtherTabs } from '@wattle/platform/internal';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { endEarlyClicks, Hydrated, routerReady } from './first-page';
import { prefetchLinks } from './prefetch';
import { CurrentRegistry } from './remotes/current-registry';
import { type LocalVersions, noteHeldVersion, Remotes } from './remotes/remotes';
import { homeFor, RemotesContext } from './remotes/remotes-context';
import { loadReports, resolvedPageOf } from './reports/load-reports';
import { createRouter } from './router';

/** Rather a bar over an empty page than a blank screen. */
const FIRST_PAGE_MS = 1_000;

/** The page is usable long before; nothing of a first visit waits for what lets Wattle work without network. */
const LOAD_OFFLINE_AFTER_MS = 2_500;

/** Key of the newest registry that any page of this browser has seen: an older one that comes later is a replay. */
const NEWEST_REGISTRY = 'newest_registry';

/** The version of @wattle/platform that this page provides; the build writes it here. */
declare const PROVIDED_PLATFORM: string;

/** Where the server says how the page is to be taken. */
const element = document.getElementById('registry');
/** Where it writes which remotes come from a developer's machine: code that nobody has released. */
const localElement = document.getElementById('local-remotes');
const { keys = '', roots, origins, time = '' } = element?.dataset ?? {};
// A server of the version before says nothing of them.
const [threshold, ...rootKeys] = (roots || `1 ${keys}`).split(' ');
const { verify, verifyRelease } = registryVerifier({
  publicKeys: keys.split(' '),
  rootKeys: { keys: rootKeys, threshold: Number(threshold) },
  // The clock of the device may be wrong; this one began with the page.
  now: () => new Date(Date.parse(time) + performance.now()),
  newest: {
    read: () => deviceStorage.readJson(NEWEST_REGISTRY) as SeenRegistry | undefined,
    write: (seen) => deviceStorage.write(NEWEST_REGISTRY, JSON.stringify(seen)),
  },
});
const registry = new CurrentRegistry(element?.textContent, verify);
const trustUrl = scriptTrust(origins?.split(' ') ?? []);
const host = createHost({ platform: PROVIDED_PLATFORM, trustUrl, verifyRelease });
const remotes = new Remotes(registry, host.loadRoutes, localElement ? loadLocalVersions(localElement) : undefined);
provideHomes((role) => homeFor(remotes.registry, role));
const router = createRouter(remotes);
watchOtherTabs();
prefetchLinks(remotes);
noteHeldVersion((pathname) => remotes.shownAt(pathname));
// What goes wrong in code that nobody has released is nobody's to know.
if (!localElement) {
  loadReports(router);
  // A page of the device may be an old one.
  setTimeout(loadOffline, element?.dataset.held === undefined ? LOAD_OFFLINE_AFTER_MS : 0);
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

function loadOffline(): void {
  import(/* webpackChunkName: "offline" */ './offline/start-offline').then(
    ({ startOffline }) => startOffline({ element, remotes, trustUrl }),
    // Everything is as in a browser without service workers.
    () => undefined,
  );
}

async function loadLocalVersions({ textContent }: HTMLElement): Promise<LocalVersions | undefined> {
  try {
    const { startLocalVersions } = await import(/* webpackChunkName: "local-versions" */ './local/local-versions');
    return startLocalVersions(textContent ?? '', host.allowLocal);
  } catch (error) {
    logError('local versions', error);
    return undefined;
  }
}
