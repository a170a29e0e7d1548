import type { Delegations } from '../delegations';
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

/** What is hashed of a release. */
export function releaseText(release: Release): string {
  return JSON.stringify(inlinedRelease(release));
}

/**
 * Whether a registry was replaced by another one. A registry from a backup counts again once it is signed anew, although
 * its number is lower.
 */
export function isOlder(one: Issued, other: Issued): boolean {
  return one.sequence < other.sequence && one.issuedAt <= other.issuedAt;
}

/** What a registry says that counts. */
export interface VerifiedRegistry {
  statement: RegistryStatement;
  delegations: Delegations | undefined;
}

/** Delegations that were seen, by whoever is to take no older ones. */
export type SeenDelegations = Pick<Delegations, 'version' | 'issuedAt'>;

/** As {@link isOlder}, of delegations: they are never left out once there were some. */
export function areReplaced(one: SeenDelegations | undefined, seen: SeenDelegations | undefined): boolean {
  if (!seen) return false;
  return !one || isOlder({ ...one, sequence: one.version }, { ...seen, sequence: seen.version });
}
