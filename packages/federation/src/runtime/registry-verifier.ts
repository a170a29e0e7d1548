import type { Delegations } from '../delegations';
import { releasesOf } from '../inlined-registry';
import type { Registry, Release } from '../registry';
import {
  areReplaced,
  type Issued,
  isOlder,
  type RegistryStatement,
  releaseText,
  type SeenDelegations,
  type VerifiedRegistry,
} from '../signing/registry-statement';
import { keyId, keyOf, requireCurrent, SignatureError, type TrustedKeys } from '../signing/signed-text';
import { hashOf, isSignedBy } from './browser-crypto';

export { areReplaced, isOlder, type VerifiedRegistry } from '../signing/registry-statement';

/** The newest registry that was seen, and the key that signed it. */
export type SeenRegistry = Issued & { key: string; delegations?: SeenDelegations | undefined };

/** By what a page judges a registry. The keys come with the page. */
export interface RegistryTrust extends TrustedKeys {
  /** The time of the server. */
  now: () => Date;
  /** What this browser has seen, also in other pages. */
  newest: { read(): SeenRegistry | undefined; write(seen: SeenRegistry): void };
}

/** Throws a SignatureError when a registry does not count. */
export type VerifyRegistry = (registry: Registry) => Promise<void>;

/** Throws a SignatureError when a release of a registry that counts does not: the others go on. */
export type VerifyRelease = (release: Release) => Promise<void>;

// Most registries have no teams.
const loadTeams = () => import(/* webpackChunkName: "teams" */ './team-releases');

/**
 * Checks registries of this page: the signature, the hash of every release in it, its expiry, who has the teams, and that
 * it was not replaced by a newer one before. What belongs to a team is checked before its code runs.
 */
export function registryVerifier({ publicKeys, rootKeys, now, newest }: RegistryTrust): {
  verify: VerifyRegistry;
  verifyRelease: VerifyRelease;
} {
  let latest: SeenRegistry | undefined;
  let teams: Delegations | undefined;

  const verify: VerifyRegistry = async ({ remotes, delegations, signed }) => {
    const releases = Object.entries(remotes).flatMap(([name, remote]) =>
      releasesOf(remote).map((release) => ({ name, release })),
    );
    // Both at once: the first page waits for them.
    const [{ statement, key }, hashes] = await Promise.all([
      verifyStatement(signed, publicKeys, now()),
      Promise.all(releases.map(({ release }) => hashOf(releaseText(release)))),
    ]);
    const given = await verifyTeams(delegations, rootKeys, statement);
    // After a key was given up, what it had signed says nothing of age.
    const seen = [latest, newest.read()].filter((each) => publicKeys.some((known) => keyId(known) === each?.key));
    if (seen.some((each) => each && (isOlder(statement, each) || areReplaced(given, each.delegations))))
      throw new SignatureError('It was replaced by a newer one');
    for (const [index, { name, release }] of releases.entries()) {
      const { version } = release;
      if (statement.releases[name]?.[version] === hashes[index]) continue;
      throw new SignatureError(`What it says of ${name} ${version} was not signed`);
    }
    const { sequence, issuedAt } = statement;
    latest = { key, sequence, issuedAt, delegations: given && { version: given.version, issuedAt: given.issuedAt } };
    newest.write(latest);
    teams = given;
  };
  const verifyRelease: VerifyRelease = async (release) => {
    if (teams) await (await loadTeams()).verifyTeamRelease(release, teams, now());
  };
  return { verify, verifyRelease };
}

/** Delegations of one registry and releases of another do not go together. */
async function verifyTeams(
  delegations: Registry['delegations'],
  rootKeys: TrustedKeys['rootKeys'],
  statement: RegistryStatement,
): Promise<Delegations | undefined> {
  const hash = delegations && (await hashOf(JSON.stringify(delegations)));
  if (statement.delegations !== hash) throw new SignatureError('Its delegations were not signed with it');
  return delegations && (await loadTeams()).verifyDelegations(delegations, rootKeys);
}

/**
 * What was signed of a registry that is whole: with it the hashes of all files in it count, also those of the shell.
 *
 * @throws SignatureError when it does not count.
 */
export async function verifyWholeRegistry(
  { signed, ...registry }: Registry,
  { publicKeys, rootKeys }: TrustedKeys,
  now: Date,
): Promise<VerifiedRegistry> {
  const { statement } = await verifyStatement(signed, publicKeys, now);
  if (statement.registry !== (await hashOf(JSON.stringify(registry)))) {
    throw new SignatureError('It was changed after it was signed');
  }
  return { statement, delegations: await verifyTeams(registry.delegations, rootKeys, statement) };
}

/** Both kinds of registries carry the same statement. */
async function verifyStatement(
  signed: Registry['signed'],
  publicKeys: readonly string[],
  now: Date,
): Promise<{ statement: RegistryStatement; key: string }> {
  if (!signed) throw new SignatureError('It is not signed');
  const isSigned = await isSignedBy(keyOf(signed, publicKeys), signed.signature, signed.statement);
  if (!isSigned) throw new SignatureError('Its signature does not match');
  const statement = JSON.parse(signed.statement) as RegistryStatement;
  requireCurrent(statement, now);
  return { statement, key: signed.key };
}
