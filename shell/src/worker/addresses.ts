import type { TrustedKeys } from '@wattle/federation/signing';

/** Where the service worker is: at the root, so that all pages are its own. */
export const WORKER = '/service-worker.js';

/** The registry as it was signed, before a visitor's versions are chosen from it. */
export const SIGNED_REGISTRY = '/signed-registry.json';

/** The worker in a release of the shell. */
export const WORKER_FILE = 'service-worker.js';

/** Whether an address is that of a file or of the API; pages of remotes have no dot in their last segment. */
export function isNoPage(pathname: string): boolean {
  return /^\/(api|registry|releases)\//.test(pathname) || /\.\w+$/.test(pathname);
}

/** By what the worker judges files; the server writes it before its code. */
export interface WorkerTrust extends TrustedKeys {
  releaseOrigins: readonly string[];
}
