import { resolve } from 'node:path';
import type { RemoteStatus } from '../client';
import { publicKeyOf } from '../signing/sign-text';
import type { Repository } from './repository';
import { readKey } from './team-keys';

const ASKED_MS = 5_000;

/** What the operator of the shell runs, so that the keys may release the remote. */
export function operatorLine({ folder, manifest }: Repository, keyFiles: readonly string[]): string {
  const { name, owner, paths } = manifest;
  const keys = keyFiles.map((file) => publicKeyOf(readKey(resolve(folder, file), true)));
  const given = [...paths.map(({ path }) => `--path ${path}`), ...keys.map((key) => `--key=${key}`)];
  return `pnpm releases --team ${owner} --remote ${name} ${given.join(' ')}`;
}

/** Says what to do where the shell has given the remote to no team; undefined where it has, or does not answer. */
export async function withoutTeam(repository: Repository, keyFiles: readonly string[]): Promise<string | undefined> {
  if ((await askRemote(repository))?.team !== null) return undefined;
  const { manifest, shell } = repository;
  return `${shell} has given ${manifest.name} to no team yet. Its operator runs:\n\n${operatorLine(repository, keyFiles)}\n`;
}

/** Says that another has the name of the remote; undefined where nobody has, or the shell does not answer. */
export async function nameConflict(repository: Repository): Promise<string | undefined> {
  const { shell, manifest } = repository;
  const { team, active } = (await askRemote(repository)) ?? {};
  const isOther = team ? team !== manifest.owner : Boolean(active);
  if (!isOther) return undefined;
  return `${shell} has a remote ${manifest.name} already, of ${team ?? 'no team'}. If it is not yours, take another name.`;
}

/** What the shell says of the remote, asked once: only a hint depends on it. */
async function askRemote({ shell, manifest }: Repository): Promise<Pick<RemoteStatus, 'team' | 'active'> | undefined> {
  try {
    const url = new URL(`/registry/remotes/${manifest.name}`, shell);
    const response = await fetch(url, { signal: AbortSignal.timeout(ASKED_MS) });
    if (response.status === 404) return { team: null, active: null };
    return response.ok ? ((await response.json()) as RemoteStatus) : undefined;
  } catch {
    return undefined;
  }
}
