import type { RegisteredRemote } from '../registry';

/** The remote after its canary was taken back: the canary is withdrawn, like a version that was rolled back. */
export function withoutCanary({ canary, withdrawn = [], ...remote }: RegisteredRemote): RegisteredRemote {
  return { ...remote, withdrawn: canary ? [...withdrawn, canary.release.version] : withdrawn };
}
