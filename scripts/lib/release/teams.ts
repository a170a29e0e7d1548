import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Environment } from '@wattle/environment';
import {
  applyDelegations,
  type DelegationChange,
  draftDelegations,
  type ListedTeam,
  listTeams,
  ReleaseError,
} from '@wattle/federation/release';
import {
  addSignature,
  publicKeyOf,
  type RegistryKeys,
  readRegistryKeys,
  readSigningKey,
  signTogether,
} from '@wattle/federation/signing';

const DAY_MS = 86_400_000;

/** Options of `pnpm releases` that say who may release what. */
export const TEAM_OPTIONS = {
  days: { type: 'string' },
  draft: { type: 'string' },
  'end-team': { type: 'string' },
  key: { type: 'string', multiple: true },
  path: { type: 'string', multiple: true },
  remote: { type: 'string', multiple: true },
  'root-key': { type: 'string', multiple: true },
  'sign-draft': { type: 'string' },
  team: { type: 'string' },
  threshold: { type: 'string' },
  webhook: { type: 'string' },
} as const;

const parseNone = () => parseArgs({ args: [], options: TEAM_OPTIONS });
export type AskedOfTeams = ReturnType<typeof parseNone>['values'];

/** Changes who may release what, if that is asked for; or writes a draft that others have to sign. */
export async function changeTeams(
  { releasesDir, registryKeys }: Pick<Environment, 'releasesDir' | 'registryKeys'>,
  asked: AskedOfTeams,
): Promise<string | undefined> {
  const change = changeOf(asked);
  const { draft, 'sign-draft': passedOn } = asked;
  if (!change && !passedOn) return undefined;
  const keys = readRegistryKeys(registryKeys);
  const signers = rootSigners(asked, keys);
  const signed = change
    ? signTogether(await draftDelegations(releasesDir, keys, change), signers)
    : signers.reduce(addSignature, JSON.parse(readFileSync(passedOn ?? '', 'utf8')));
  const { threshold } = keys.rootKeys;
  const file = draft ?? passedOn;
  if (file && (draft || signed.signatures.length < threshold)) {
    writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`);
    return `${signed.signatures.length} of ${threshold} have signed ${file}. Next: pnpm releases --sign-draft ${file} --root-key <file>`;
  }
  const { gone } = await applyDelegations(releasesDir, { keys }, signed);
  const lines = gone.map((name) => `${name} is gone: the key of the registry has not signed what was live of it.`);
  return [...lines, teamLines(await listTeams(releasesDir, keys, new Date()))].join('\n');
}

function changeOf(asked: AskedOfTeams): DelegationChange | undefined {
  const { team, key = [], path = [], remote = [], threshold = '1', days = '365', webhook } = asked;
  const ended = asked['end-team'];
  if (ended !== undefined) return { team: ended, delegation: undefined };
  if (team === undefined) return undefined;
  if (!(Number(days) > 0 && Number(days) < 4_000)) throw new ReleaseError('--days is a number of days.');
  const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
  return {
    team,
    delegation: { keys: key, threshold: Number(threshold), remotes: remote, paths: path, expiresAt, webhook },
  };
}

/** The private keys that are named; without any, that of the registry. */
export function rootSigners({ 'root-key': files = [] }: AskedOfTeams, { own, rootKeys }: RegistryKeys) {
  const signers = files.length > 0 ? files.map((file) => readSigningKey(file, false)) : [own];
  if (signers.every((each) => rootKeys.keys.includes(publicKeyOf(each)))) return signers;
  throw new ReleaseError('REGISTRY_ROOT_KEYS does not name that key; --root-key is the file of one that it names.');
}

/** Who may release what, a line for each team. */
export function teamLines(teams: readonly ListedTeam[]): string {
  if (teams.length === 0) return 'There are no teams.';
  return teams
    .map(({ name, remotes, paths, expiresAt, threshold, keys, refused }) => {
      const signatures = keys.length > 1 ? `, with ${threshold} of ${keys.length} keys` : '';
      const scope = `${remotes.join(', ')} below ${paths.join(', ')}`;
      return [`${name} may release ${scope} until ${expiresAt}${signatures}.`, ...refused].join(' ');
    })
    .join('\n');
}
