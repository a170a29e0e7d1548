import type { Purpose } from '@wattle/federation/registry';
import { useRemotes } from '../remotes/remotes-context';
import { pathFor } from './purposes';

/** The path that serves a purpose, such as where somebody logs in. */
export function usePath(purpose: Purpose): string {
  return pathFor(useRemotes().registry, purpose);
}
