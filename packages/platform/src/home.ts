import type { Role } from '@wattle/contract';

const homes = new Map<Role, string>();

/** Where a role is at home: after logging in, and after a page of another role (specification 2). */
export function homeOf(role: Role): string {
  return homes.get(role) ?? '/';
}

/** Says where a role is at home; the shell knows it from the registry. */
export function setHome(role: Role, path: string): void {
  homes.set(role, path);
}
