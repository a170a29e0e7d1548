import type { Role } from '@wattle/contract/constants';
import type { Purpose, Registry } from '@wattle/federation/registry';
import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes are provided by the shell');
  return remotes;
}

/** The path of a remote that serves a purpose; the start of the site where there is none. */
export function pathFor({ remotes }: Registry, purpose: Purpose): string {
  const paths = Object.values(remotes).flatMap(({ active }) => active.paths);
  return paths.find((each) => each.purpose === purpose)?.path ?? '/';
}

/** Who works on the questions starts where an admin does. */
export function homeFor(registry: Registry, role: Role): string {
  return pathFor(registry, `${role === 'content' ? 'admin' : role}-home`);
}

export function usePath(purpose: Purpose): string {
  return pathFor(useRemotes().registry, purpose);
}
