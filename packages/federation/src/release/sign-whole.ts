import type { KeyObject } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { teamOf } from '../delegations';
import type { Registry } from '../registry';
import {
  addSignature,
  keyId,
  type MultiSignedText,
  publicKeyOf,
  type RegistryKeys,
  type ReleaseTrust,
  refusalOf,
  requireSignedRelease,
  signRegistry,
  signRelease,
  signTogether,
  statementIn,
  verifyDelegations,
} from '../signing';
import { appendHistory, signHistory } from './history';
import { isEmpty, RELEASE_FILE, readDescribed, releaseFolder, type VersionName } from './published';
import { replaceFile } from './replace-file';

interface SignOptions {
  now: Date;
  /** Whether somebody has looked at all of it, so that it is signed as it is. */
  isLookedAt?: boolean | undefined;
  /** Root keys beside that of the registry. */
  signers?: readonly KeyObject[] | undefined;
}

/** Whether history and descriptions of versions are signed too, by the same key. */
export function isSignedWhole(written: Registry, { own }: RegistryKeys): boolean {
  if (isEmpty(written)) return true;
  return statementIn(written)?.history !== undefined && written.signed?.key === keyId(publicKeyOf(own));
}

/**
 * Signs a registry for thirty days, as it is, and with it whatever its key has not signed yet of history, descriptions
 * and delegations. What was signed before those were is taken over as it is.
 */
export async function signWhole(
  releasesDir: string,
  written: Registry,
  keys: RegistryKeys,
  { now, isLookedAt = false, signers = [] }: SignOptions,
): Promise<Registry> {
  const isAsItIs = isLookedAt || (!isEmpty(written) && statementIn(written)?.history === undefined);
  const isResigned = isAsItIs || !isSignedWhole(written, keys);
  const registry = { ...written };
  if (isResigned) {
    if (written.delegations) registry.delegations = resigned(written.delegations, keys, signers, now);
    const trust = { publicKeys: keys.publicKeys, delegations: verifyDelegations(registry, keys.rootKeys), now };
    for (const version of await listVersions(releasesDir)) {
      await signDescription(releasesDir, version, keys.own, trust, isAsItIs);
    }
  }
  const newest = isAsItIs
    ? await signHistory(releasesDir, written, keys)
    : await appendHistory(releasesDir, written, [], keys);
  return signRegistry(registry, keys, now, newest);
}

/** The same delegations, signed now by all keys at hand; as they are where these are not enough. */
function resigned(
  delegations: MultiSignedText,
  { own, rootKeys }: RegistryKeys,
  signers: readonly KeyObject[],
  now: Date,
): MultiSignedText {
  const content = { ...JSON.parse(delegations.statement), issuedAt: now.toISOString() };
  const again = signTogether(content, [own, ...signers]);
  return refusalOf(() => verifyDelegations({ delegations: again }, rootKeys)) ? delegations : again;
}

async function listVersions(releasesDir: string): Promise<VersionName[]> {
  const names = (await readdir(releasesDir)).filter((name) => /^[a-z]+$/.test(name));
  const versions = names.map(async (name) =>
    (await readdir(join(releasesDir, name))).map((version) => ({ name, version })),
  );
  return (await Promise.all(versions)).flat();
}

/** A remote of a team is described by its team. */
async function signDescription(
  releasesDir: string,
  version: VersionName,
  own: KeyObject,
  trust: ReleaseTrust,
  isAsItIs: boolean,
): Promise<void> {
  if (teamOf(trust.delegations, version.name)) return;
  // What cannot be read cannot be released either.
  const described = await readDescribed(releasesDir, version).catch(() => undefined);
  if (!described) return;
  const { signed } = described;
  const refusalBy = (publicKeys: readonly string[]) =>
    refusalOf(() => requireSignedRelease(described, signed, { ...trust, publicKeys }));
  if (!refusalBy([publicKeyOf(own)])) return;
  const isTrusted = !refusalBy(trust.publicKeys);
  if (!isTrusted && !isAsItIs) return;
  const next = signed && isTrusted ? addSignature(signed, own) : signRelease(described, [own], trust.now);
  const text = JSON.stringify({ ...described, signed: next }, null, 2);
  await replaceFile(join(releaseFolder(releasesDir, version), RELEASE_FILE), `${text}\n`);
}
