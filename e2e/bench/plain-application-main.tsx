import '../../shell/src/nonce';
import '@wattle/design-system/fonts.css';
import type { RemoteRoutes } from '@wattle/platform';
import { StoreProvider } from '@wattle/platform/internal';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import manifest from '../../mf-marketing/remote.json';
import routes from '../../mf-marketing/src/routes';
import { endEarlyClicks, routerReady } from '../../shell/src/first-page';
import { CurrentRegistry } from '../../shell/src/remotes/current-registry';
import { Remotes } from '../../shell/src/remotes/remotes';
import { RemotesContext } from '../../shell/src/remotes/remotes-context';
import { createRouter } from '../../shell/src/router';

const release = {
  ...manifest,
  barHiddenAt: [],
  version: '',
  baseUrl: '',
  container: '',
  entry: '',
  manifest: '',
  preload: [],
  files: {},
};
const registry = new CurrentRegistry(
  JSON.stringify({ remotes: { marketing: { active: release } } }),
  async () => undefined,
);
const remotes = new Remotes(registry, async (): Promise<RemoteRoutes> => routes);
const router = createRouter(remotes);

routerReady(router, 1_000).then(() => {
  endEarlyClicks();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StoreProvider>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </StoreProvider>,
  );
});
