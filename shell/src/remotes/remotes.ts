import { matchRemote, type RegisteredRemote, type Registry } from '@wattle/federation/runtime';
import { logError, type RemoteRoutes } from '@wattle/platform';
import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import { remotePage } from './remote-page';

/** Fetches what a remote exposes. */
export type LoadRoutes = (remote: RegisteredRemote) => Promise<RemoteRoutes>;

/** What the shell knows of remotes, and which of them could not be loaded. */
export class Remotes {
  private readonly down = new Set<string>();

  constructor(
    private readonly registry: Registry,
    private readonly loadRoutes: LoadRoutes,
  ) {}

  match(pathname: string) {
    return matchRemote(this.registry, pathname);
  }

  isDown({ active }: RegisteredRemote): boolean {
    return this.down.has(active.name);
  }

  /** The pages of a remote; none while it cannot be loaded. */
  async pages(remote: RegisteredRemote): Promise<RouteObject[]> {
    const { name } = remote.active;
    try {
      const routes = await this.loadRoutes(remote);
      this.down.delete(name);
      return routes.map((route) => remotePage(name, route));
    } catch (error) {
      this.down.add(name);
      logError(error);
      return [];
    }
  }
}

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes are provided by the shell');
  return remotes;
}
