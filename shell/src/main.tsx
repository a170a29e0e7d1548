import './nonce';
import '@wattle/design-system/fonts.css';
import { createHost, type Registry } from '@wattle/federation/runtime';
import { StoreProvider, watchOtherTabs } from '@wattle/platform/internal';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Remotes } from './remotes/remotes';
import { RemotesContext } from './remotes/remotes-context';
import { trustScript } from './remotes/trusted-types';
import { loadReports } from './reports/load-reports';
import { createRouter } from './router';
import { routerReady } from './router-ready';

/** Major version of @wattle/platform that this shell provides. */
const PLATFORM_MAJOR = 1;

/** Rather a bar over an empty page than a blank screen. */
const FIRST_PAGE_MS = 1_000;

/** The registry as it was when the page was sent; a release that comes later reaches the next page. */
const registry: Registry = JSON.parse(document.getElementById('registry')?.textContent ?? '{"remotes":{}}');

const host = createHost({ registry, platform: PLATFORM_MAJOR, trustUrl: trustScript });
const remotes = new Remotes(registry, (remote) => host.loadRoutes(remote));
const router = createRouter(remotes);
watchOtherTabs();
loadReports(router, remotes);

// The first page comes in one piece: React holds a fallback that was shown once for 300 ms.
routerReady(router, FIRST_PAGE_MS).then(() => {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StoreProvider>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </StoreProvider>,
  );
});
