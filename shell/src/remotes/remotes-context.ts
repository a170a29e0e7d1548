import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes are provided by the shell');
  return remotes;
}
