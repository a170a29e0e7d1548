import { matchRemote, type Registry, type Release } from '@wattle/federation/runtime';
import { logError, type RemoteRoute, type RemoteRoutes } from '@wattle/platform';

/** The routes of a remote whose paths the registry gives to it; all others are reported and never reach the router. */
export function ownRoutes(registry: Registry, { name, version }: Release, routes: RemoteRoutes): RemoteRoutes {
  const isOwn = ({ path }: RemoteRoute) => matchRemote(registry, path)?.remote.active.name === name;
  const foreign = routes.filter((route) => !isOwn(route)).map(({ path }) => path);
  if (foreign.length > 0) logError(`${name} ${version} has routes that are not below its paths: ${foreign.join(', ')}`);
  return routes.filter(isOwn);
}
