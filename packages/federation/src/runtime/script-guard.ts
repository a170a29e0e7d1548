import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Registry, Release } from '../registry';

/** Time limit of a file, after which the page shows the error card of its remote. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Makes an address acceptable to a page that requires trusted types. */
export type TrustUrl = (url: string) => string;

/**
 * Lets the federation runtime fetch only files that the registry lists, each with its hash. Chunks inside a remote do
 * not pass here: their hashes are in its entry.
 */
export function scriptGuard(registry: Registry, trustUrl: TrustUrl): ModuleFederationRuntimePlugin {
  const integrity = new Map(releasesOf(registry).flatMap(hashesOf));
  return {
    name: 'script-guard',
    createScript({ url }) {
      const hash = integrity.get(new URL(url, window.location.href).href);
      if (!hash) throw new Error(`The registry does not list ${url}`);
      const script = document.createElement('script');
      script.src = trustUrl(url);
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

function releasesOf({ remotes }: Registry): Release[] {
  return Object.values(remotes).flatMap(({ active, lastGood }) => (lastGood ? [active, lastGood] : [active]));
}

function hashesOf({ baseUrl, files }: Release): [string, string][] {
  return Object.entries(files).map(([file, hash]) => [new URL(baseUrl + file, window.location.href).href, hash]);
}
