import type { Role } from '@wattle/contract';

const HOMES: Record<Role, string> = {
  admin: '/admin-dashboard',
  student: '/student-dashboard',
};

/** Where a role is at home: after logging in, and after a page of another role (specification 2). */
export function homeOf(role: Role): string {
  return HOMES[role];
}
