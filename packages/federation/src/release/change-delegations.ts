import type { KeyObject } from 'node:crypto';
import { type Delegations, type Team, teamOf } from '../delegations';
import { allReleasesOf } from '../inlined-registry';
import { isBelow } from '../paths';
import type { Registry, Release } from '../registry';
import { remoteShape } from '../remote-manifest';
import {
  type MultiSignedText,
  publicKeyOf,
  refusalOf,
  requireTeamRelease,
  signTogether,
  type TrustedKeys,
  verifyDelegations,
} from '../signing';
import { z } from '../zod';
import { ReleaseError, readVerified, SHELL, withRegistered } from './published';
import { type Author, changeRegistry, readRegistry } from './registry-file';

/** What a team may release from now on; nothing where its delegation ends. */
export interface DelegationChange {
  team: string;
  delegation: Team | undefined;
}

const isWebhook = (url: string) =>
  URL.canParse(url) && (/^https:/.test(url) || /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url));

const teamSchema = z
  .object({
    keys: z
      .array(z.string().regex(/^[\w-]{43}$/, 'A key is 43 letters, as it is printed when it is made.'))
      .min(1, 'A team has keys.'),
    threshold: z.int().min(1, 'At least one key must sign.'),
    remotes: z
      .array(remoteShape.shape.name.refine((name) => name !== SHELL, 'The shell belongs to no team.'))
      .min(1, 'A team has remotes.'),
    paths: z
      .array(z.string().regex(/^\/([\w.~-]+(\/[\w.~-]+)*)?$/, 'A path is written as /practice.'))
      .min(1, 'A team has paths.'),
    expiresAt: z.iso.datetime(),
    webhook: z.string().refine(isWebhook, 'A webhook is an https address.').optional(),
  })
  .refine(({ keys, threshold }) => threshold <= new Set(keys).size, 'There are fewer keys than must sign.');

/** The next delegations of a registry, for the root keys to sign. */
export async function draftDelegations(
  releasesDir: string,
  { rootKeys }: TrustedKeys,
  { team, delegation }: DelegationChange,
  now = new Date(),
): Promise<Delegations> {
  if (!/^[a-z][a-z0-9-]*$/.test(team)) throw new ReleaseError('A team is called by small letters, as northern.');
  const before = verifyDelegations(await readRegistry(releasesDir), rootKeys);
  const { [team]: known, ...others } = before?.teams ?? {};
  if (!delegation && !known) throw new ReleaseError(`There is no team ${team}.`);
  return {
    purpose: 'delegations',
    version: (before?.version ?? 0) + 1,
    issuedAt: now.toISOString(),
    teams: { ...others, ...(delegation && { [team]: parseTeam(delegation) }) },
  };
}

function parseTeam(delegation: Team): Team {
  const { data, error } = teamSchema.safeParse(delegation);
  if (error) throw new ReleaseError(error.issues.map(({ message }) => message).join(' '));
  return data;
}

/**
 * Puts delegations into the registry that enough root keys have signed.
 *
 * @throws ReleaseError when the registry has changed since they were drafted, or when they give away what is taken.
 */
export async function applyDelegations(
  releasesDir: string,
  author: Author,
  delegations: MultiSignedText,
): Promise<Delegations> {
  const { rootKeys } = author.keys;
  const next = verifyDelegations({ delegations }, rootKeys) as Delegations;
  await changeRegistry(releasesDir, author, async (before, { trust }) => {
    if (next.version !== (trust.delegations?.version ?? 0) + 1)
      throw new ReleaseError('Delegations were changed since this draft was made; make a new one.');
    refuseTaken(before, next);
    let registry: Registry = { ...before, delegations };
    for (const [name, remote] of Object.entries(before.remotes)) {
      if (!teamOf(next, name)) continue;
      const signed = await readVerified(releasesDir, remote.active, { ...trust, delegations: next }).catch(
        (error: Error) => {
          // A key that is taken from a team ends what only that key has signed.
          if (teamOf(trust.delegations, name)) return undefined;
          throw new ReleaseError(handOver(name, error, author));
        },
      );
      if (signed) registry = withRegistered(registry, name, { ...remote, active: signed.release as Release });
    }
    return { registry, done: [] };
  });
  return next;
}

/** Nobody takes a live remote from all visitors by giving it to a team. */
function handOver(name: string, { message }: Error, { keys: { own } }: Author): string {
  return `${name} is live, and would be gone. ${message} Until its team has released it, the team needs this --key, too: ${publicKeyOf(own)}`;
}

/**
 * Gives remotes and paths to a team, or ends that.
 *
 * @param author - With the root keys that sign; without them the key of the registry does.
 */
export async function changeDelegations(
  releasesDir: string,
  { signers, ...author }: Author & { signers?: readonly KeyObject[] | undefined },
  change: DelegationChange,
): Promise<Delegations> {
  const draft = await draftDelegations(releasesDir, author.keys, change, author.now);
  return applyDelegations(releasesDir, author, signTogether(draft, signers ?? [author.keys.own]));
}

/** A remote has one team, and a path one owner. */
function refuseTaken(registry: Registry, { teams }: Delegations): void {
  const ownerOf = (remote: string) => Object.keys(teams).find((team) => teams[team]?.remotes.includes(remote));
  const claims = [
    ...Object.entries(teams).flatMap(([team, { paths }]) => paths.map((path) => ({ team, by: `team ${team}`, path }))),
    ...Object.values(registry.remotes)
      .flatMap(allReleasesOf)
      .flatMap(({ name, paths }) => paths.map(({ path }) => ({ team: ownerOf(name), by: name, path }))),
  ];
  for (const [team, { remotes, paths }] of Object.entries(teams)) {
    const shared = remotes.find((name) => ownerOf(name) !== team);
    if (shared) throw new ReleaseError(`${shared} is a remote of team ${ownerOf(shared)}.`);
    for (const path of paths) {
      const taken = claims.find((each) => each.team !== team && overlap(path, each.path));
      if (taken) throw new ReleaseError(`${path} of team ${team} and ${taken.path} of ${taken.by} overlap.`);
    }
  }
}

function overlap(one: string, other: string): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

/** A team as the registry has it. */
export interface ListedTeam extends Team {
  name: string;
  /** What is live of it and does not count, each with the reason. */
  refused: string[];
}

/** Who may release what. */
export async function listTeams(releasesDir: string, keys: TrustedKeys, now: Date): Promise<ListedTeam[]> {
  const { remotes, ...registry } = await readRegistry(releasesDir);
  const delegations = verifyDelegations(registry, keys.rootKeys);
  return Object.entries(delegations?.teams ?? {}).map(([name, team]) => ({
    ...team,
    name,
    refused: team.remotes
      .flatMap((remote) => remotes[remote]?.active ?? [])
      .flatMap((release) => {
        const refusal = refusalOf(() => requireTeamRelease(release, { delegations, now }));
        return refusal ? [`${release.name} ${release.version} does not count. ${refusal}.`] : [];
      }),
  }));
}
