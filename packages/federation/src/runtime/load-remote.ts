import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { platformRefusal } from '../platform-version';
import type { Release } from '../registry';
import type { VerifyRelease } from './registry-verifier';
import { ScriptGuard, type TrustUrl } from './script-guard';

export interface HostOptions {
  /** The version of @wattle/platform that this page provides, as `<major>.<minor>`. */
  platform: string;
  /** Makes the address of a script acceptable to a page that requires trusted types. */
  trustUrl: TrustUrl;
  /** Refuses a version of the registry that its team may not release. */
  verifyRelease: VerifyRelease;
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

export function createHost({ platform, trustUrl, verifyRelease }: HostOptions): Host {
  const guard = new ScriptGuard(trustUrl);
  const begun = new Set<string>();
  registerPlugins([guard.plugin]);

  return {
    allowLocal: (origin) => guard.allowLocal(origin),
    async loadRoutes(release) {
      const refusal = platformRefusal(release, platform);
      if (refusal) throw new LoadError(refusal);
      requireTrusted(release, trustUrl);
      if (!guard.isLocal(release)) {
        await verifyRelease(release).catch(({ message }: Error) => {
          throw new LoadError(message);
        });
      }
      guard.allow(release);
      if (!begun.has(release.container)) guard.fetchFirstChunks(release);
      begun.add(release.container);
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

/** Wait before something is loaded for a second time. */
const RETRY_MS = 400;

/** Time limit for both tries together. */
const LOAD_LIMIT_MS = 8_000;

/** Something of a version cannot be had; no code of it has failed. */
export class LoadError extends Error {}

/** Loads something of a version, and once more when that fails. What hangs counts as failed after eight seconds. */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError('It took too long')), LOAD_LIMIT_MS);
    loadTwice(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

/** Whether files could not be had. Any other error was thrown by code that has come. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof LoadError) return true;
  // Code may throw anything, undefined among it.
  if (!(error instanceof Error)) return false;
  const { name, message } = error;
  return name === 'ChunkLoadError' || (/RUNTIME-008/.test(message) && !/ScriptExecutionError/.test(message));
}
