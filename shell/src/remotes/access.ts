import type { SessionUser } from '@wattle/contract';
import type { Access } from '@wattle/federation/registry';

/** Whether a page may be opened. What really protects data is the API; this only spares a child a useless page. */
export function mayOpen(access: Access, user: SessionUser | null): boolean {
  if (access === 'public') return true;
  return user !== null && (access === 'signed-in' || access === user.role);
}
