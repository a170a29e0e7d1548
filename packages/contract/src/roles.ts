import type { Role } from './constants';

/** Whether what is for one role is also for another: an admin may do all that staff may (docs/decisions/060). */
export function mayUse(role: Role, access: string | undefined): boolean {
  return role === access || (role === 'admin' && (access === 'content' || access === 'marker'));
}
