import type { SessionUser } from '@wattle/contract';

/** The first name, else the first word of the username, else "Student" (docs/published.md, screens). */
export function greetingName(user: Pick<SessionUser, 'firstName' | 'username'> | null): string {
  return user?.firstName?.trim() || user?.username.trim().split(/\s+/)[0] || 'Student';
}
