import { Spinner } from '@wattle/design-system';
import { store } from '@wattle/platform/internal';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { Frame } from './frame';
import { BrokenPage } from './pages/broken-page';
import { RemotePage } from './pages/remote-page';
import { mayOpen } from './remotes/access';
import type { Opened, Remotes } from './remotes/remotes';

/** The one router of the page. All pages of remotes have one route, whose loader decides which version they are of. */
export function createRouter(remotes: Remotes, create: typeof createBrowserRouter = createBrowserRouter) {
  return create([
    {
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
      children: [
        {
          path: '*',
          element: <RemotePage />,
          loader: async ({ request }): Promise<Opened> => {
            await remotes.update();
            const address = new URL(request.url);
            const access = remotes.match(address.pathname)?.access ?? 'public';
            // Nobody fetches the code of a page that they may not open.
            if (!mayOpen(access, store.getState().session.user)) return { status: 'failed', kind: 'load' };
            return remotes.open(address);
          },
          // A change of search or hash stays on the page; the same address again asks for it again.
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
        },
      ],
    },
  ]);
}
