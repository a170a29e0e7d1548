import { LOCAL_RELEASE_FILE, type LocalRemote, localReleaseSchema, releaseOfLocal } from '@wattle/federation/local';
import type { Release } from '@wattle/federation/runtime';

/** The first build after the start of a server may take so long; a server that is off says so at once. */
const LIMIT_MS = 10_000;

/** The version that a developer's machine serves; undefined when it serves none of this remote. */
export async function fetchLocalRelease({ remote, origin }: LocalRemote): Promise<Release | undefined> {
  try {
    const response = await fetch(`${origin}/${LOCAL_RELEASE_FILE}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const described = localReleaseSchema.parse(await response.json());
    // The address is the one that the server has allowed, whatever the description says.
    return described.name === remote ? releaseOfLocal({ ...described, origin }) : undefined;
  } catch {
    return undefined;
  }
}
