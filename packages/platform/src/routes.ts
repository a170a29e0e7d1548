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
