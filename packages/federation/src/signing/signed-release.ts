import type { KeyObject } from 'node:crypto';
import {
  type Delegations,
  type ReleaseStatement,
  requireDelegated,
  requireStatementOf,
  signedText,
  teamOf,
  teamReleaseText,
} from '../delegations';
import type { Release, ShellRelease } from '../registry';
import { hashOf, signTogether, verifyTogether } from './sign-text';
import { type MultiSignedText, SignatureError } from './signed-text';

type AnyRelease = Release | ShellRelease;

/** What is signed of a version. What its scripts weigh is measured where it is released. */
export interface SignedParts {
  release: AnyRelease;
  facts: {
    shared: Readonly<Record<string, string>>;
    cssVariables?: readonly string[] | undefined;
    smoke: readonly object[];
  };
}

/** By what a version is judged. */
export interface ReleaseTrust {
  /** Those of the registry, which sign the shell and the remotes without a team. */
  publicKeys: readonly string[];
  delegations: Delegations | undefined;
  now: Date;
}

/** Signs the description of a version: the keys of its team, or that of the registry. */
export function signRelease(parts: SignedParts, keys: readonly KeyObject[], now = new Date()): MultiSignedText {
  const { name: remote, version } = parts.release;
  const statement: ReleaseStatement = {
    purpose: 'release',
    remote,
    version,
    issuedAt: now.toISOString(),
    page: pageHash(parts.release),
    whole: wholeHash(parts),
  };
  return signTogether(statement, keys);
}

/**
 * Refuses a version that was not signed, as it is described, by those who may release it.
 *
 * @throws SignatureError saying why.
 */
export function requireSignedRelease(
  parts: SignedParts,
  signed: MultiSignedText | undefined,
  { publicKeys, delegations, now }: ReleaseTrust,
): void {
  const { release } = parts;
  if (!isShell(release)) requireDelegated(delegations, release, now);
  if (!signed) throw new SignatureError('It is not signed');
  const keys = teamOf(delegations, release.name) ?? { keys: publicKeys, threshold: 1 };
  const statement = verifyTogether<ReleaseStatement>(signed, keys);
  requireStatementOf(statement, release, pageHash(release));
  if (statement.whole !== wholeHash(parts)) throw new SignatureError('Its description was changed after it was signed');
}

/**
 * Refuses a version in a registry that its team has not signed, or may not release any more.
 *
 * @throws SignatureError saying why.
 */
export function requireTeamRelease(
  release: Release,
  { delegations, now }: Pick<ReleaseTrust, 'delegations' | 'now'>,
): void {
  requireDelegated(delegations, release, now);
  const team = teamOf(delegations, release.name);
  if (!team) return;
  if (!release.signed) throw new SignatureError('Its team has not signed it');
  requireStatementOf(verifyTogether<ReleaseStatement>(release.signed, team), release, pageHash(release));
}

function isShell(release: AnyRelease): release is ShellRelease {
  return 'provides' in release;
}

function pageHash(release: AnyRelease): string {
  return hashOf(isShell(release) ? signedText(release) : teamReleaseText(release));
}

function wholeHash({ release, facts: { shared, cssVariables, smoke } }: SignedParts): string {
  const unsigned = { ...release, baseUrl: undefined, signed: undefined };
  return hashOf(signedText({ release: unsigned, facts: { shared, cssVariables, smoke } }));
}
