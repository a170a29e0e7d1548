import { readFileSync, writeFileSync } from 'node:fs';
import type { Environment } from '@wattle/environment';
import {
  applyDelegations,
  changeDelegations,
  type DelegationChange,
  draftDelegations,
  type ListedTeam,
  listTeams,
  ReleaseError,
} from '@wattle/federation/release';
import {
  addSignature,
  type MultiSignedText,
  publicKeyOf,
  type RegistryKeys,
  readRegistryKeys,
  readSigningKey,
  SignatureError,
  signTogether,
  verifyTogether,
} from '@wattle/federation/signing';
import { UsageError } from '../command';

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

export interface AskedOfTeams {
  days?: string | undefined;
  draft?: string | undefined;
  'end-team'?: string | undefined;
  key?: string[] | undefined;
  path?: string[] | undefined;
  remote?: string[] | undefined;
  'root-key'?: string[] | undefined;
  'sign-draft'?: string | undefined;
  team?: string | undefined;
  threshold?: string | undefined;
  webhook?: string | undefined;
}

/** Changes who may release what, if that is asked for. */
export async function changeTeams(
  { releasesDir, registryKeys }: Pick<Environment, 'releasesDir' | 'registryKeys'>,
  asked: AskedOfTeams,
): Promise<string | undefined> {
  const change = changeOf(asked);
  const signed = asked['sign-draft'];
  if (!change && !signed) return undefined;
  const keys = readRegistryKeys(registryKeys);
  const signers = rootSigners(asked, keys);
  if (signed) return signDraft(releasesDir, keys, signed, signers);
  if (!change) return undefined;
  if (asked.draft) {
    const draft = await draftDelegations(releasesDir, keys, change);
    return passOn(keys, asked.draft, signTogether(draft, signers));
  }
  await changeDelegations(releasesDir, { keys, signers }, change);
  return teamLines(await listTeams(releasesDir, keys, new Date()));
}

function changeOf(asked: AskedOfTeams): DelegationChange | undefined {
  const { team, key = [], path = [], remote = [], threshold = '1', days = '365', webhook } = asked;
  const ended = asked['end-team'];
  if (ended !== undefined) return { team: ended, delegation: undefined };
  if (team === undefined) return undefined;
  const expiresAt = new Date(Date.now() + Number(days) * DAY_MS);
  if (!(expiresAt.getTime() > Date.now())) throw new UsageError('--days is a number of days.');
  const given = { keys: key, threshold: Number(threshold), remotes: remote, paths: path };
  return { team, delegation: { ...given, expiresAt: expiresAt.toISOString(), webhook } };
}

/** The private keys that are named; without any, that of the registry. */
export function rootSigners({ 'root-key': files = [] }: AskedOfTeams, { own, rootKeys }: RegistryKeys) {
  const signers = files.length > 0 ? files.map((file) => readSigningKey(file, false)) : [own];
  if (signers.every((each) => rootKeys.keys.includes(publicKeyOf(each)))) return signers;
  throw new ReleaseError('REGISTRY_ROOT_KEYS does not name that key; --root-key is the file of one that it names.');
}

async function signDraft(releasesDir: string, keys: RegistryKeys, file: string, signers: RegistryKeys['own'][]) {
  const draft = JSON.parse(readFileSync(file, 'utf8')) as MultiSignedText;
  const signed = signers.reduce(addSignature, draft);
  if (!isEnough(signed, keys)) return passOn(keys, file, signed);
  await applyDelegations(releasesDir, { keys }, signed);
  return teamLines(await listTeams(releasesDir, keys, new Date()));
}

function isEnough(signed: MultiSignedText, { rootKeys }: RegistryKeys): boolean {
  try {
    verifyTogether(signed, rootKeys);
    return true;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return false;
  }
}

function passOn({ rootKeys }: RegistryKeys, file: string, draft: MultiSignedText): string {
  writeFileSync(file, `${JSON.stringify(draft, null, 2)}\n`);
  return `${draft.signatures.length} of ${rootKeys.threshold} have signed ${file}. Next: pnpm releases --sign-draft ${file} --root-key <file>`;
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
