import { isBelow } from './paths';
import type { Access, RegisteredRemote, Registry } from './registry';

export interface Match {
  remote: RegisteredRemote;
  access: Access;
}

/** Finds the remote with the longest path that a pathname equals or lies below. */
export function matchRemote(registry: Registry, pathname: string): Match | undefined {
  const candidates = Object.values(registry.remotes).flatMap((remote) =>
    remote.active.paths
      .filter(({ path }) => isBelow(path, pathname))
      .map(({ path, access }) => ({ remote, access, path })),
  );
  return candidates.sort((one, other) => other.path.length - one.path.length)[0];
}
