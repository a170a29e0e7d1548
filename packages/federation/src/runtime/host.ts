import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { platformRefusal } from '../platform-version';
import type { Release } from '../registry';
import { LoadError, loadWithRetry } from './load-version';
import { ScriptGuard, type TrustUrl } from './script-guard';

export interface HostOptions {
  /** The version of @wattle/platform that this page provides, as `<major>.<minor>`. */
  platform: string;
  /** Makes the address of a script acceptable to a page that requires trusted types. */
  trustUrl: TrustUrl;
}

/** Loads the exposed module of remotes into this page. */
export interface Host {
  /**
   * What a version exports by default from its `./routes`. It is tried twice. A version that needs another platform than
   * this page provides is refused before its code is fetched.
   */
  loadRoutes(release: Release): Promise<unknown>;
  /** Lets the files of a port of this machine into the page, without hashes. */
  allowLocal(origin: string): void;
}

export function createHost({ platform, trustUrl }: HostOptions): Host {
  const guard = new ScriptGuard(trustUrl);
  registerPlugins([guard.plugin]);

  return {
    allowLocal: (origin) => guard.allowLocal(origin),
    async loadRoutes(release) {
      const refusal = platformRefusal(release, platform);
      if (refusal) throw new LoadError(refusal);
      requireTrusted(release, trustUrl);
      guard.allow(release);
      return loadWithRetry(() => load(release));
    },
  };
}

/** Nothing is tried twice that comes from where no code may come from. */
function requireTrusted(release: Release, trustUrl: TrustUrl): void {
  try {
    trustUrl(entryOf(release));
  } catch (error) {
    throw new LoadError((error as Error).message);
  }
}

function entryOf({ baseUrl, entry }: Release): string {
  return new URL(baseUrl + entry, window.location.href).href;
}

async function load(release: Release): Promise<unknown> {
  const { container } = release;
  registerRemotes([{ name: container, entry: entryOf(release), type: 'global' }]);
  const module = await loadRemote<{ default: unknown }>(`${container}/routes`);
  return module?.default;
}
