import type { Purpose } from '@wattle/federation/registry';
import { pathFor } from './purposes';
import { useRemotes } from './remotes-context';

/** The path that serves a purpose, such as where somebody logs in. */
export function usePath(purpose: Purpose): string {
  return pathFor(useRemotes().registry, purpose);
}
