import { createMemoryRouter, type InitialEntry } from 'react-router-dom';
import type { RemoteRoutes } from './routes';

/** A router with the routes of one remote, at an address. */
export function routerAt(routes: RemoteRoutes, url: InitialEntry) {
  return createMemoryRouter(
    [
      ...routes.map(({ path, load }) => ({
        path,
        lazy: async () => ({ Component: await load() }),
        hydrateFallbackElement: <p>Loading the page</p>,
      })),
      { path: '*', element: <p>Left for another page</p> },
    ],
    { initialEntries: [url] },
  );
}
