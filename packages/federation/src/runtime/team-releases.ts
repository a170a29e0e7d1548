import {
  type Delegations,
  type ReleaseStatement,
  requireDelegated,
  requireDelegations,
  requireStatementOf,
  teamOf,
  teamReleaseText,
} from '../delegations';
import type { Release } from '../registry';
import { type KeySet, keyId, type MultiSignedText, requireEnough, SignatureError } from '../signing/signed-text';
import { hashOf, isSignedBy } from './browser-crypto';

/** Which team may release what, if the root keys say so. */
export async function verifyDelegations(delegations: MultiSignedText, rootKeys: KeySet): Promise<Delegations> {
  return requireDelegations(await verifyTogether<Delegations>(delegations, rootKeys));
}

/** @throws SignatureError when the team of a release has not signed it, or may not release it any more. */
export async function verifyTeamRelease(release: Release, delegations: Delegations, now: Date): Promise<void> {
  requireDelegated(delegations, release, now);
  const team = teamOf(delegations, release.name);
  if (!team) return;
  if (!release.signed) throw new SignatureError('Its team has not signed it');
  const statement = await verifyTogether<ReleaseStatement>(release.signed, team);
  requireStatementOf(statement, release, await hashOf(teamReleaseText(release)));
}

async function verifyTogether<Content>(
  { statement, signatures }: MultiSignedText,
  { keys, threshold }: KeySet,
): Promise<Content> {
  const checks = [...new Set(keys)].map(async (publicKey) => {
    const own = signatures.find(({ key }) => key === keyId(publicKey));
    return own && isSignedBy(publicKey, own.signature, statement);
  });
  requireEnough((await Promise.all(checks)).filter(Boolean).length, threshold);
  return JSON.parse(statement) as Content;
}
