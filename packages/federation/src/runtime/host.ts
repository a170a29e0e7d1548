import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegisteredRemote, Registry, Release } from '../registry';
import { scriptGuard, type TrustUrl } from './script-guard';

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {}

/** Wait before the second try of a version. */
const RETRY_MS = 400;

export interface HostOptions {
  registry: Registry;
  /** Major version of @wattle/platform that this page provides. */
  platform: number;
  /** Makes the address of a script acceptable to a page that requires trusted types. */
  trustUrl: TrustUrl;
}

/** Loads the exposed module of remotes into this page. */
export interface Host {
  /**
   * The default export of the remote's `./routes`: of the active version, or else of its last good one, each tried
   * twice. A version that was written for another platform is refused before its code runs.
   *
   * @throws RemoteUnavailable when neither can be had.
   */
  loadRoutes<Routes>(remote: RegisteredRemote): Promise<Routes>;
}

export function createHost({ registry, platform, trustUrl }: HostOptions): Host {
  registerPlugins([scriptGuard(registry, trustUrl)]);

  return {
    async loadRoutes<Routes>({ active, lastGood }: RegisteredRemote) {
      const versions = [active, lastGood].flatMap((release) =>
        release?.requires.platform === platform ? [release] : [],
      );
      const reasons: unknown[] = [];
      for (const release of versions) {
        try {
          return await loadTwice<Routes>(release);
        } catch (reason) {
          reasons.push(reason);
        }
      }
      const problem = versions.length > 0 ? 'can be loaded' : `was written for platform ${platform}`;
      throw new RemoteUnavailable(`No version of the remote ${active.name} ${problem}`, { cause: reasons });
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
