import { matchRemote, type Registry, type Release } from '@wattle/federation/runtime';
import { logError, type RemoteRoutes } from '@wattle/platform';

/** The routes of a remote whose paths the registry gives to it; all others are reported and never reach the router. */
export function ownRoutes(registry: Registry, { name, version }: Release, routes: RemoteRoutes): RemoteRoutes {
  return routes.filter(({ path }) => {
    const isOwn = matchRemote(registry, path)?.remote.active.name === name;
    if (!isOwn) logError(`${name} ${version} may not serve ${path}`);
    return isOwn;
  });
}
