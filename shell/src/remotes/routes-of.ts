import type { PrefetchingRoutes } from '@wattle/platform/core';

export function routesOf(exposed: unknown): PrefetchingRoutes {
  const routes = exposed as PrefetchingRoutes;
  if (!routes.every(({ path, load }) => path && load)) throw new Error('No routes');
  return routes;
}
