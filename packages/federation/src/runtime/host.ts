import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Release } from '../registry';
import { LoadError, loadWithRetry } from './load-version';
import { ScriptGuard, type TrustUrl } from './script-guard';

export interface HostOptions {
  /** Major version of @wattle/platform that this page provides. */
  platform: number;
  /** Makes the address of a script acceptable to a page that requires trusted types. */
  trustUrl: TrustUrl;
}

/** Loads the exposed module of remotes into this page. */
export interface Host {
  /**
   * What a version exports by default from its `./routes`. It is tried twice. A version that was written for another
   * platform is refused before its code runs.
   */
  loadRoutes(release: Release): Promise<unknown>;
}

export function createHost({ platform, trustUrl }: HostOptions): Host {
  const guard = new ScriptGuard(trustUrl);
  registerPlugins([guard.plugin]);

  return {
    async loadRoutes(release) {
      const { name, version, requires } = release;
      if (requires.platform !== platform) {
        throw new LoadError(`${name} ${version} was written for platform ${requires.platform}`);
      }
      guard.allow(release);
      return loadWithRetry(() => load(release));
    },
  };
}

async function load({ container, baseUrl, entry }: Release): Promise<unknown> {
  registerRemotes([{ name: container, entry: new URL(baseUrl + entry, window.location.href).href, type: 'global' }]);
  const module = await loadRemote<{ default: unknown }>(`${container}/routes`);
  return module?.default;
}
