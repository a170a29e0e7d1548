import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { platformRefusal } from '../platform-version';
import type { RegisteredRemote, Registry, Release } from '../registry';
import { scriptGuard, type TrustUrl } from './script-guard';

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {}

/** Wait before the second try of a version. */
const RETRY_MS = 400;

export interface HostOptions {
  registry: Registry;
  /** The version of @wattle/platform that this page provides, as `<major>.<minor>`. */
  platform: string;
  /** Makes the address of a script acceptable to a page that requires trusted types. */
  trustUrl: TrustUrl;
}

/** Loads the exposed module of remotes into this page. */
export interface Host {
  /**
   * The default export of the remote's `./routes`: of the active version, or else of its last good one, each tried
   * twice. A version that needs another platform than this page provides is refused before its code is fetched.
   *
   * @throws RemoteUnavailable when neither can be had.
   */
  loadRoutes<Routes>(remote: RegisteredRemote): Promise<Routes>;
}

export function createHost({ registry, platform, trustUrl }: HostOptions): Host {
  registerPlugins([scriptGuard(registry, trustUrl)]);

  return {
    async loadRoutes<Routes>({ active, lastGood }: RegisteredRemote) {
      const reasons: unknown[] = [];
      for (const release of lastGood ? [active, lastGood] : [active]) {
        try {
          const refusal = platformRefusal(release, platform);
          if (refusal) throw new Error(refusal);
          return await loadTwice<Routes>(release);
        } catch (reason) {
          reasons.push(reason);
        }
      }
      const [first] = reasons as Error[];
      throw new RemoteUnavailable(`No version of the remote ${active.name} can be loaded: ${first?.message}`, {
        cause: reasons,
      });
    },
  };
}

async function loadTwice<Routes>(release: Release): Promise<Routes> {
  try {
    return await load<Routes>(release);
  } catch {
    await sleep(RETRY_MS);
    return load<Routes>(release);
  }
}

async function load<Routes>({ container, baseUrl, entry }: Release): Promise<Routes> {
  registerRemotes([{ name: container, entry: new URL(baseUrl + entry, window.location.href).href, type: 'global' }]);
  const module = await loadRemote<{ default: Routes }>(`${container}/routes`);
  if (!module) throw new Error(`${container} exposes no routes`);
  return module.default;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
