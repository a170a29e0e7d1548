import { isLoopback } from '@wattle/environment';
import { type Delegations, type Team, teamOf } from '../delegations';
import { allReleasesOf } from '../inlined-registry';
import { isBelow } from '../paths';
import type { RegisteredRemote, Registry, Release } from '../registry';
import { remoteShape } from '../remote-manifest';
import {
  type MultiSignedText,
  publicKeyOf,
  type ReleaseTrust,
  refusalOf,
  requireTeamRelease,
  type TrustedKeys,
  verifyDelegations,
} from '../signing';
import { z } from '../zod';
import { ReleaseError, readVerified, SHELL, withRegistered } from './published';
import { type Author, type Change, changeRegistry, readRegistry } from './registry-file';

/** What a team may release from now on; nothing where its delegation ends. */
export interface DelegationChange {
  team: string;
  delegation: Team | undefined;
}

function isWebhook(webhook: string): boolean {
  const url = URL.parse(webhook);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

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
 * Puts delegations into the registry that enough root keys have signed. A remote that no team has any more is taken out of
 * the registry, unless the registry's key has signed what is live of it.
 *
 * @returns With the names of the remotes that are gone.
 * @throws ReleaseError when the registry has changed since they were drafted, or when they give away what is taken.
 */
export async function applyDelegations(
  releasesDir: string,
  author: Author,
  delegations: MultiSignedText,
): Promise<{ delegations: Delegations; gone: string[] }> {
  const { rootKeys } = author.keys;
  const next = verifyDelegations({ delegations }, rootKeys) as Delegations;
  const gone: string[] = [];
  await changeRegistry(releasesDir, author, async (before, { trust }) => {
    if (next.version !== (trust.delegations?.version ?? 0) + 1)
      throw new ReleaseError('Delegations were changed since this draft was made; make a new one.');
    refuseTaken(before, next);
    const nextTrust = { ...trust, delegations: next };
    let registry: Registry = { ...before, delegations };
    const done: Change['done'] = [];
    for (const [name, remote] of Object.entries(before.remotes)) {
      const hadTeam = teamOf(trust.delegations, name) !== undefined;
      if (teamOf(next, name)) {
        if (!hadTeam) requireNoCanary(name, remote);
        const active = await verifiedUnless(releasesDir, remote.active, nextTrust, ({ message }) => {
          // A key that is taken from a team ends what only that key has signed.
          if (!hadTeam) throw new ReleaseError(handOver(name, message, author));
        });
        if (active) registry = withRegistered(registry, name, { ...remote, active });
      } else if (hadTeam) {
        const kept = await withoutTeam(releasesDir, remote, nextTrust);
        registry = kept ? withRegistered(registry, name, kept) : withoutRemote(registry, name);
        if (kept) continue;
        gone.push(name);
        done.push({ name, version: remote.active.version, action: 'refuse' });
      }
    }
    return { registry, done };
  });
  return { delegations: next, gone };
}

/** The version as those have signed it who may release it; undefined where it does not count, which is told. */
async function verifiedUnless(
  releasesDir: string,
  version: Release,
  trust: ReleaseTrust,
  onRefusal: (refusal: ReleaseError) => void = () => undefined,
): Promise<Release | undefined> {
  try {
    return (await readVerified(releasesDir, version, trust)).release as Release;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    onRefusal(error);
    return undefined;
  }
}

/** What the registry's key has signed of a remote that no team has any more. */
async function withoutTeam(
  releasesDir: string,
  { canary, lastGood, ...remote }: RegisteredRemote,
  trust: ReleaseTrust,
): Promise<RegisteredRemote | undefined> {
  const verified = (release: Release) => verifiedUnless(releasesDir, release, trust);
  const active = await verified(remote.active);
  const trial = canary && (await verified(canary.release));
  return (
    active && {
      ...remote,
      active,
      lastGood: lastGood && (await verified(lastGood)),
      ...(canary && trial && { canary: { ...canary, release: trial } }),
    }
  );
}

function withoutRemote(registry: Registry, name: string): Registry {
  const { [name]: _, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

function requireNoCanary(name: string, { canary }: RegisteredRemote): void {
  if (!canary) return;
  const { version } = canary.release;
  throw new ReleaseError(`${name} has the canary ${version}: promote it or take it back before a team gets ${name}.`);
}

/** Nobody takes a live remote from all visitors by giving it to a team. */
function handOver(name: string, message: string, { keys: { own } }: Author): string {
  return `${name} is live, and would be gone. ${message} Until its team has released it, the team needs this --key, too: ${publicKeyOf(own)}`;
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
