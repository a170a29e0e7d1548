import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

/** What pages of the shell ask of the remotes. */
export function useRemotes(): Pick<Remotes, 'registry' | 'match' | 'open' | 'report' | 'update'> {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes are provided by the shell');
  return remotes;
}
