import { inlinedRelease } from './inlined-registry';
import { isBelow } from './paths';
import type { Release } from './registry';
import { type KeySet, SignatureError } from './signing/signed-text';

/** What the root keys give to a team: remotes that only its keys may release, and the paths that these may claim. */
export interface Team extends KeySet {
  /** Short names of its remotes. Each belongs to one team. */
  remotes: readonly string[];
  /** With everything below them. */
  paths: readonly string[];
  /** Time after which its releases no longer count, in ISO format. */
  expiresAt: string;
  /** Address that is told when a version of its remotes is rolled back or a canary taken back. */
  webhook?: string | undefined;
}

/** Which team may release what. The root keys sign it; a registry without it has no teams. */
export interface Delegations {
  purpose: 'delegations';
  /** It rises with each change: an older one is refused by whoever has seen a newer one. */
  version: number;
  issuedAt: string;
  /** By the name of the team. */
  teams: Readonly<Record<string, Team>>;
}

/**
 * What a team signs of a release. The address of the files is not part of it: whoever serves them decides that.
 */
export interface ReleaseStatement {
  purpose: 'release';
  remote: string;
  version: string;
  issuedAt: string;
  /** SHA-256, in base64url, of what a page gets of the release (`teamReleaseText`). */
  page: string;
  /** SHA-256, in base64url, of the release with all its files, and of its facts. */
  whole: string;
}

/**
 * What a team asks of the registry for one of its remotes. It counts once: the number is the one after that of the order
 * before it.
 */
export interface Order {
  purpose: 'order';
  action: 'release' | 'canary' | 'promote' | 'rollback';
  remote: string;
  /** Of a roll back, absent for the last good version; of a promotion, the canary. */
  version?: string | undefined;
  /** Of a canary: percent of the visitors. */
  share?: number | undefined;
  number: number;
  issuedAt: string;
  expiresAt: string;
}

/**
 * What is hashed of a release: what a page gets of it, but for the address of the files, which whoever serves them decides.
 * A field that comes later must be optional, as teams do not sign again.
 */
export function teamReleaseText(release: Release): string {
  return signedText({ ...inlinedRelease(release), baseUrl: undefined, signed: undefined });
}

/** JSON that is the same in whichever order the fields came. */
export function signedText(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** Refuses what the same keys have signed for another purpose. */
export function requireDelegations(content: Delegations): Delegations {
  if (content.purpose !== 'delegations') throw new SignatureError('It was signed for something else');
  return content;
}

/** The team that a remote is delegated to; undefined where the registry's own key releases it. */
export function teamOf(delegations: Delegations | undefined, remote: string): Team | undefined {
  return delegations?.teams[teamNameOf(delegations, remote) ?? ''];
}

/** As {@link teamOf}, as long as it may release. */
export function currentTeamOf(delegations: Delegations | undefined, remote: string, now: Date): Team | undefined {
  const team = teamOf(delegations, remote);
  return team && now.getTime() < Date.parse(team.expiresAt) ? team : undefined;
}

/** As {@link teamOf}: its name. */
export function teamNameOf(delegations: Delegations | undefined, remote: string): string | undefined {
  return Object.entries(delegations?.teams ?? {}).find(([, { remotes }]) => remotes.includes(remote))?.[0];
}

/**
 * Refuses a release that its team may not make at this time, and one of somebody else that claims paths of a team.
 *
 * @throws SignatureError saying which path, or which team.
 */
export function requireDelegated(delegations: Delegations | undefined, release: Release, now: Date): void {
  const team = teamOf(delegations, release.name);
  if (team && !(now.getTime() < Date.parse(team.expiresAt)))
    throw new SignatureError(`The delegation of ${release.name} expired at ${team.expiresAt}`);
  for (const { path } of release.paths) {
    const isForeign = team
      ? !team.paths.some((own) => isBelow(own, path))
      : Object.values(delegations?.teams ?? {}).some(({ paths }) => paths.some((other) => isBelow(other, path)));
    if (isForeign) throw new SignatureError(`${release.name} was not given the path ${path}`);
  }
}

/**
 * Refuses what a team has signed of another release, or of the same one before it was changed.
 *
 * @param page - Hash of what a page gets of the release.
 */
export function requireStatementOf(
  statement: ReleaseStatement,
  { name, version }: Pick<Release, 'name' | 'version'>,
  page: string,
): void {
  const { purpose, remote } = statement;
  if (purpose !== 'release' || remote !== name || statement.version !== version)
    throw new SignatureError('What was signed is something else');
  if (statement.page !== page) throw new SignatureError('What pages get of it was changed after it was signed');
}
