import type { Role } from '@wattle/contract';

export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';

/** Where a role goes after logging in (specification 2). */
export const HOME_OF_ROLE: Record<Role, string> = {
  admin: '/admin-dashboard',
  student: '/student-dashboard',
};
