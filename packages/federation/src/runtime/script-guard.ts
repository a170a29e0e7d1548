import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { isLocalOrigin } from '../local/local-origin';
import type { Release } from '../registry';

/** Time limit of a file. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Makes an address acceptable to a page that requires trusted types. */
export type TrustUrl = (url: string) => string;

/**
 * Lets the federation runtime fetch only files of allowed releases, each with its hash. Chunks inside a remote do not
 * pass here: their hashes are in its entry.
 */
export class ScriptGuard {
  private readonly integrity = new Map<string, string>();
  private readonly localOrigins = new Set<string>();

  constructor(private readonly trustUrl: TrustUrl) {}

  /** Allows the files of a release of the registry. */
  allow({ baseUrl, files }: Pick<Release, 'baseUrl' | 'files'>): void {
    for (const [file, hash] of Object.entries(files)) {
      this.integrity.set(new URL(baseUrl + file, window.location.href).href, hash);
    }
  }

  /** Allows whatever a port of this machine serves: files of a local version change all the time. */
  allowLocal(origin: string): void {
    if (!isLocalOrigin(origin)) throw new Error(`${origin} is not a port of this machine`);
    this.localOrigins.add(origin);
  }

  isLocal({ baseUrl }: Pick<Release, 'baseUrl'>): boolean {
    return this.localOrigins.has(new URL(baseUrl, window.location.href).origin);
  }

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'script-guard',
    createScript: ({ url }) => ({ script: this.createScript(url), timeout: SCRIPT_TIMEOUT_MS }),
  };

  /**
   * Fetches the chunks that the entry of a release asks for first, beside the entry and not after it. The entry takes
   * over what has not come yet, and fetches again what has failed.
   */
  fetchFirstChunks({ baseUrl, entry, preload }: Pick<Release, 'baseUrl' | 'entry' | 'preload'>): void {
    for (const file of preload.filter((each) => each !== entry)) {
      const script = this.createScript(new URL(baseUrl + file, window.location.href).href);
      // An element that has failed would keep the entry waiting.
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  }

  private createScript(url: string): HTMLScriptElement {
    const { href, origin } = new URL(url, window.location.href);
    const hash = this.integrity.get(href);
    if (!hash && !this.localOrigins.has(origin)) throw new Error(`The registry does not list ${url}`);
    const script = document.createElement('script');
    script.src = this.trustUrl(url);
    if (hash) script.integrity = hash;
    script.crossOrigin = 'anonymous';
    return script;
  }
}

interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy;
  };
}

/** Lets addresses of certain origins become scripts. Where the browser knows trusted types, nothing else can. */
export function scriptTrust(origins: readonly string[]): TrustUrl {
  const trusted = [window.location.origin, ...origins];
  const createScriptURL = (url: string) => {
    const { origin } = new URL(url, window.location.href);
    if (!trusted.includes(origin)) throw new Error(`No code may come from ${origin}`);
    return url;
  };
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('shell', { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}
