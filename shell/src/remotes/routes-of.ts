import type { RemoteRoutes } from '@wattle/platform/core';

/**
 * What a version exposes, as routes.
 *
 * @throws when it is something else.
 */
export function routesOf(exposed: unknown): RemoteRoutes {
  const routes = exposed as RemoteRoutes;
  if (!routes.every(({ path, load }) => path && load)) throw new Error('No routes');
  return routes;
}
