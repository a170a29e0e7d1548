import { Spinner } from '@wattle/design-system';
import { store } from '@wattle/platform/internal';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { Frame } from './frame';
import { BrokenPage } from './pages/broken-page';
import { UnmatchedPage } from './pages/unmatched-page';
import { mayOpen } from './remotes/access';
import type { Remotes } from './remotes/remotes';

const ROOT = 'root';

/** The one router of the page. Pages of remotes join it when an address below their paths is first visited. */
export function createRouter(remotes: Remotes, create: typeof createBrowserRouter = createBrowserRouter) {
  return create(
    [
      {
        id: ROOT,
        element: (
          <Frame>
            <Outlet />
          </Frame>
        ),
        errorElement: (
          <Frame>
            <BrokenPage />
          </Frame>
        ),
        hydrateFallbackElement: (
          <Frame>
            <Spinner label="Loading" />
          </Frame>
        ),
        children: [{ path: '*', element: <UnmatchedPage /> }],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const match = remotes.match(path);
        // Nobody fetches the code of a page that they may not open.
        if (match && mayOpen(match.access, store.getState().session.user)) {
          patch(ROOT, await remotes.pages(match.remote));
        }
      },
    },
  );
}
