import { inlinedRelease } from '../inlined-registry';
import type { Release } from '../registry';
import type { Expiring } from './signed-text';

/** When a registry was signed, and the number of the change that made it. */
export interface Issued {
  sequence: number;
  issuedAt: string;
}

/** What the signature of a registry covers. Hashes are SHA-256 in base64url. */
export interface RegistryStatement extends Expiring, Issued {
  /** Hash of all of it, for servers. */
  registry: string;
  /** By remote and version, the hash of what a page gets of each release. */
  releases: Record<string, Record<string, string>>;
  /** Hash of the text that says which team may release what; absent where there are no teams. */
  delegations?: string | undefined;
  /** Hash of the newest line of the history, empty before the first; absent in what was signed before lines were. */
  history?: string | undefined;
}

/** What is hashed of a release for the statement of a registry. */
export function releaseText(release: Release): string {
  return JSON.stringify(inlinedRelease(release));
}

/**
 * What is hashed of a release for that of its team: the same, but for the address of the files, which whoever serves them
 * decides. A field that comes later must be optional, and the order stays: teams do not sign again.
 */
export function teamReleaseText({ baseUrl: _address, signed: _signed, ...release }: Release): string {
  return releaseText(release as Release);
}

/**
 * Whether a registry was replaced by another one. A registry from a backup counts again once it is signed anew, although
 * its number is lower.
 */
export function isOlder(one: Issued, other: Issued): boolean {
  return one.sequence < other.sequence && one.issuedAt <= other.issuedAt;
}
