import type { Match, RegisteredRemote } from '@wattle/federation/runtime';
import { createContext, useContext } from 'react';

/** What pages of the shell ask of the remotes. */
export interface RemoteLookup {
  match(pathname: string): Match | undefined;
  isDown(remote: RegisteredRemote): boolean;
}

export const RemotesContext = createContext<RemoteLookup | null>(null);

export function useRemotes(): RemoteLookup {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes are provided by the shell');
  return remotes;
}
