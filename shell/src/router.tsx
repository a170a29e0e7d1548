import { Spinner } from '@wattle/design-system';
import { store } from '@wattle/platform/internal';
import { createBrowserRouter, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Frame } from './frame';
import { RemoteDownPage } from './pages/remote-down-page';
import { RemotePage } from './pages/remote-page';
import type { Remotes, ResolvedPage } from './remotes/remotes';

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
          loader: async ({ request }): Promise<ResolvedPage> => {
            await remotes.update();
            const address = new URL(request.url);
            // Nobody fetches the code of a page that they may not open.
            const isOpen = remotes.mayOpen(address.pathname, store.getState().session.user);
            return isOpen ? remotes.open(address) : { status: 'forbidden' };
          },
          // A change of search or hash stays on the page; the same address again asks for it again.
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
        },
      ],
    },
  ]);
}

/** Where the shell itself has failed to show a page: one more try at the same address. */
function BrokenPage() {
  const location = useLocation();
  const navigate = useNavigate();
  return <RemoteDownPage onRetry={async () => navigate(location, { replace: true })} />;
}
