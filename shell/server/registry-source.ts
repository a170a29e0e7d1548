import { stat } from 'node:fs/promises';
import type { Registry } from '@wattle/federation/registry';
import { readRegistry, registryPath } from '@wattle/federation/release';

/** The registry, read again only when a release has changed it. */
export function registrySource(releasesDir: string): () => Promise<Registry> {
  let readAt = 0;
  let registry: Registry = { remotes: {} };

  return async () => {
    const changedAt = await stat(registryPath(releasesDir)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (changedAt !== readAt) {
      registry = await readRegistry(releasesDir);
      readAt = changedAt;
    }
    return registry;
  };
}
