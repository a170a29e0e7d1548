import type { PrefetchingRoutes } from '@wattle/platform/core';

/**
 * What a version exposes, as routes.
 *
 * @throws when it is something else.
 */
export function routesOf(exposed: unknown): PrefetchingRoutes {
  const routes = exposed as PrefetchingRoutes;
  if (!routes.every(({ path, load }) => path && load)) throw new Error('No routes');
  return routes;
}
