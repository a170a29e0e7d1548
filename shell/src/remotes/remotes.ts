import { matchRemote, type RegisteredRemote, type Registry, type Release } from '@wattle/federation/runtime';
import { logError, type RemoteRoutes } from '@wattle/platform';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ownRoutes } from './own-routes';
import { remotePage } from './remote-page';

/** Fetches what a remote exposes. */
export type LoadRoutes = (remote: RegisteredRemote) => Promise<RemoteRoutes>;

/** What the shell knows of remotes, and which of them could not be loaded. */
export class Remotes {
  private readonly down = new Set<string>();

  constructor(
    readonly registry: Registry,
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
    const { lastGood } = remote;
    const { name } = remote.active;
    try {
      const routes = ownRoutes(this.registry, remote.active, await this.loadRoutes(remote));
      this.down.delete(name);
      return routes.map((route) => remotePage(name, route, lastGood && (() => this.loadPageOf(lastGood, route.path))));
    } catch (error) {
      this.down.add(name);
      logError(error);
      return [];
    }
  }

  private async loadPageOf(release: Release, path: string): Promise<ComponentType> {
    const routes = await this.loadRoutes({ active: release });
    const route = routes.find((each) => each.path === path);
    if (!route) throw new Error(`${release.name} ${release.version} has no page at ${path}`);
    return route.load();
  }
}
