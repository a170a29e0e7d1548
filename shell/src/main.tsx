import './nonce';
import '@wattle/design-system/fonts.css';
import { createHost, type Registry } from '@wattle/federation/runtime';
import { logError } from '@wattle/platform';
import { StoreProvider, watchOtherTabs } from '@wattle/platform/internal';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Hydrated } from './hydrated';
import { prefetchLinks } from './prefetch';
import { type LoadRoutes, Remotes } from './remotes/remotes';
import { RemotesContext } from './remotes/remotes-context';
import { trustScript } from './remotes/trusted-types';
import { createRouter } from './router';
import { routerReady } from './router-ready';

/** Major version of @wattle/platform that this shell provides. */
const PLATFORM_MAJOR = 1;

/** Rather a bar over an empty page than a blank screen. */
const FIRST_PAGE_MS = 1_000;

/** The registry as it was when the page was sent; a release that comes later reaches the next page. */
const registry: Registry = JSON.parse(document.getElementById('registry')?.textContent ?? '{"remotes":{}}');

const host = createHost({ registry, platform: PLATFORM_MAJOR, trustUrl: trustScript });
const loadRoutes: LoadRoutes = (remote) => host.loadRoutes(remote);
const remotes = new Remotes(registry, loadRoutes);
const router = createRouter(remotes);
watchOtherTabs();
prefetchLinks(remotes, loadRoutes);

const root = document.getElementById('root') as HTMLElement;
const { dataset } = document.documentElement;
/** The server has sent the page as visitors see it (page.html). */
const isPainted = root.hasChildNodes() && dataset.known === undefined;

const page = (
  <StoreProvider>
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
    </RemotesContext>
  </StoreProvider>
);

// The first page comes in one piece: React holds a fallback that was shown once for 300 ms.
routerReady(router, isPainted ? undefined : FIRST_PAGE_MS).then(() => {
  if (isPainted) return hydrateRoot(root, <Hydrated>{page}</Hydrated>, { onRecoverableError: logError });
  root.replaceChildren();
  delete dataset.known;
  createRoot(root).render(page);
});
