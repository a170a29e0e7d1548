import type { Registry } from '@wattle/federation/registry';
import type { RemoteRoutes } from '@wattle/platform/core';
import { renderHtml } from '@wattle/platform/html';
import { StoreProvider } from '@wattle/platform/internal';
import { useId } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routerReady } from './first-page';
import { CurrentRegistry } from './remotes/current-registry';
import { Remotes } from './remotes/remotes';
import { RemotesContext } from './remotes/remotes-context';
import { createRouter } from './router';

/** What stands around a page, as HTML: the page itself belongs between `before` and `after`. */
export interface RenderedFrame {
  before: string;
  after: string;
  css: string;
  /** The value of `useId` in the place of the page, from which those inside it are derived. */
  place: string;
}

export type RenderFrame = (registry: Registry, pathname: string) => Promise<RenderedFrame>;

/** The server has verified the registry when it read it. */
const verifiedBefore = async () => undefined;

/** Run by the server, without the code of any remote. */
export const renderFrame: RenderFrame = async (registry, pathname) => {
  const routes: RemoteRoutes = [{ path: pathname, load: async () => Place }];
  const remotes = new Remotes(new CurrentRegistry(JSON.stringify(registry), verifiedBefore), async () => routes);
  const router = createRouter(remotes, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [pathname] }),
  );
  await routerReady(router);
  const { html, css } = renderHtml(
    <StoreProvider>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </StoreProvider>,
  );
  router.dispose();
  const [before, place, after] = html.split(/<i data-place="([^"]*)"><\/i>/);
  if (before === undefined || place === undefined || after === undefined) {
    throw new Error(`The shell shows no page at ${pathname}`);
  }
  return { before, after, css, place };
};

function Place() {
  return <i data-place={useId()} />;
}
