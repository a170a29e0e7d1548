import type { ComponentType } from 'react';

/** One page of a remote. */
export interface RemoteRoute {
  /** Absolute path with `:parameters`; it lies below one of the prefixes in `remote.json`. */
  path: string;
  /** Fetches the page when it is first visited. */
  load: () => Promise<ComponentType>;
}

/** Default export of a remote's `src/routes.tsx`, its one exposed module. */
export type RemoteRoutes = RemoteRoute[];

/** Where a page is opened. */
export interface PageAddress {
  /** The values of the path's `:parameters`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query of the address with its `?`, or nothing. */
  search: string;
}

/** A page that names what it asks the API for first: that is fetched beside its code, not after it. */
export interface PrefetchingRoute extends RemoteRoute {
  /**
   * The page's first GET calls, exactly as the page makes them: paths below /api with their queries. They are made as
   * soon as the page is chosen, or a link to it pointed at, so they must change nothing on the server.
   */
  prefetch: (address: PageAddress) => readonly string[];
}

/** {@link RemoteRoutes}, some of which name what they ask the API for first. */
export type PrefetchingRoutes = (RemoteRoute | PrefetchingRoute)[];
