import { type Role, STAFF_ROLES } from './constants';

/** Whether what is for one role is also for another: an admin may do all that staff may (docs/operating.md). */
export function mayUse(role: Role, access: string | undefined): boolean {
  return role === access || (role === 'admin' && (access === 'content' || access === 'marker'));
}

/** Whether a role works on Wattle: neither a child nor a parent. */
export function isStaff(role: Role): boolean {
  return STAFF_ROLES.some((each) => each === role);
}
