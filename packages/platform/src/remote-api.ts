import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { Fetch } from './fetch-json';
import { addApi } from './store';

/**
 * The RTK Query api of the shell; addresses are relative to /api.
 *
 * @deprecated for remotes: they create their own with `createRemoteApi`. It stays exported for versions that were
 * released before there was one.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });

addApi(api);

/** By remote, how each of its versions in this page fetches again what it has cached. */
const refreshesOf = new Map<string, (() => void)[]>();

/** Has all remotes fetch again what they show: something has changed on the server without them. */
export function refreshRemotes(): void {
  for (const refresh of [...refreshesOf.values()].flat()) refresh();
}

/**
 * Creates the RTK Query api of a remote, with addresses relative to /api. Each version of a remote that runs in the page
 * has an api of its own: endpoints of equal names stay apart, and so do their caches. Session and request handling are
 * shared. After a mutation in one version, the others fetch again what carries a tag.
 *
 * @param remote - The name in `remote.json`.
 * @param tagTypes - Every tag type that the remote's endpoints use.
 */
export function createRemoteApi<Tag extends string = never>(remote: string, tagTypes: readonly Tag[] = []) {
  const refreshes = refreshesOf.get(remote) ?? [];
  const remoteQuery: Fetch = async (request, call, options) => {
    const response = await baseQuery(request, call, options);
    if (call.type === 'mutation') for (const each of refreshes) if (each !== refresh) each();
    return response;
  };
  const reducerPath = `${remote}/${refreshes.length + 1}`;
  const remoteApi = createApi({ reducerPath, baseQuery: remoteQuery, tagTypes, endpoints: () => ({}) });
  const store = addApi(remoteApi);
  const refresh: () => void = () => store.dispatch(remoteApi.util.invalidateTags([...tagTypes]));
  refreshes.push(refresh);
  refreshesOf.set(remote, refreshes);
  return remoteApi;
}
