import type { KeyObject } from 'node:crypto';
import { type Delegations, requireDelegations } from '../delegations';
import type { Registry, Release } from '../registry';
import { areReplaced, isOlder, type RegistryStatement, releaseText, type VerifiedRegistry } from './registry-statement';
import { hashOf, publicKeyOf, readSigningKey, requireSignature, signText, verifyTogether } from './sign-text';
import { type KeySet, requireCurrent, SignatureError, type TrustedKeys } from './signed-text';

const LIFE_MS = 30 * 86_400_000;

/** Where the keys of the registry are. */
export interface KeySettings {
  /** The private key. */
  file: string;
  /** Whether it is made where it is missing. */
  isMade: boolean;
  /** Those whose signatures count; that of the file without them. */
  publicKeys?: readonly string[] | undefined;
  /** Those that say which team may release what; any one of `publicKeys` without them. */
  rootKeys?: KeySet | undefined;
}

/** What a registry is signed with, and what it may be signed with. */
export interface RegistryKeys extends TrustedKeys {
  own: KeyObject;
}

/** The keys of a process that changes the registry. */
export function readRegistryKeys({ file, isMade, publicKeys, rootKeys }: KeySettings): RegistryKeys {
  const own = readSigningKey(file, isMade);
  const ownPublic = publicKeyOf(own);
  if (publicKeys && !publicKeys.includes(ownPublic)) {
    throw new SignatureError(`REGISTRY_PUBLIC_KEYS does not name ${ownPublic}, the key of ${file}`);
  }
  return { own, ...trustedKeys(publicKeys ?? [ownPublic], rootKeys) };
}

/** The keys of a process that only reads the registry: it needs no private key when it is told the public ones. */
export function readTrustedKeys(settings: KeySettings): TrustedKeys {
  const { publicKeys, rootKeys } = settings;
  return publicKeys ? trustedKeys(publicKeys, rootKeys) : readRegistryKeys(settings);
}

function trustedKeys(publicKeys: readonly string[], rootKeys?: KeySet): TrustedKeys {
  return { publicKeys, rootKeys: rootKeys ?? { keys: publicKeys, threshold: 1 } };
}

/**
 * Which team may release what, as a registry says it.
 *
 * @throws SignatureError when the root keys have not signed it.
 */
export function verifyDelegations(
  { delegations }: Pick<Registry, 'delegations'>,
  rootKeys: KeySet,
): Delegations | undefined {
  return delegations && requireDelegations(verifyTogether<Delegations>(delegations, rootKeys));
}

/**
 * Signs a registry for thirty days.
 *
 * @param history - Hash of the newest line of its history.
 */
export function signRegistry(
  { signed: _, ...registry }: Registry,
  keys: Pick<RegistryKeys, 'own'>,
  now: Date,
  history?: string,
): Registry {
  const { delegations } = registry;
  const statement: RegistryStatement = {
    sequence: registry.sequence ?? 0,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    registry: hashOf(JSON.stringify(registry)),
    releases: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, { active, lastGood, canary }]) => [
        name,
        hashesOf([active, lastGood, canary?.release]),
      ]),
    ),
    delegations: delegations && hashOf(JSON.stringify(delegations)),
    history,
  };
  return { ...registry, signed: signText(statement, keys.own) };
}

/** What was signed of a registry, which may have expired. */
export function requireIntact({ signed, ...registry }: Registry, publicKeys: readonly string[]): RegistryStatement {
  if (!signed) throw new SignatureError('It is not signed');
  requireSignature(signed, publicKeys);
  const statement = JSON.parse(signed.statement) as RegistryStatement;
  if (statement.registry !== hashOf(JSON.stringify(registry))) {
    throw new SignatureError('It was changed after it was signed');
  }
  return statement;
}

/** As {@link requireIntact}, for those who use it: it must not have expired, and the root keys say who has the teams. */
export function verifyRegistry(registry: Registry, keys: TrustedKeys, now: Date): VerifiedRegistry {
  const statement = requireIntact(registry, keys.publicKeys);
  requireCurrent(statement, now);
  return { statement, delegations: verifyDelegations(registry, keys.rootKeys) };
}

/** Refuses a registry, or delegations in it, that whoever has seen newer ones is to take no more. */
export function requireNewer({ statement, delegations }: VerifiedRegistry, seen: VerifiedRegistry | undefined): void {
  if (seen && isOlder(statement, seen.statement))
    throw new SignatureError(`Registry ${statement.sequence} is older than ${seen.statement.sequence}`);
  if (areReplaced(delegations, seen?.delegations))
    throw new SignatureError(
      `Delegations ${delegations?.version ?? 'left out'} are older than ${seen?.delegations?.version}`,
    );
}

/** What a registry says was signed of it, whoever says so. */
export function statementIn({ signed }: Pick<Registry, 'signed'>): RegistryStatement | undefined {
  return signed && JSON.parse(signed.statement);
}

/** Whether less than half of the life of a signature is left. One that has expired is for somebody to look at. */
export function isRenewalDue(registry: Registry, now: Date): boolean {
  const leftMs = Date.parse(statementIn(registry)?.expiresAt ?? '') - now.getTime();
  return leftMs > 0 && leftMs < LIFE_MS / 2;
}

function hashesOf(releases: readonly (Release | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap((release) => (release ? [[release.version, hashOf(releaseText(release))]] : [])),
  );
}
