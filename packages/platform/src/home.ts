import type { Role } from '@wattle/contract/constants';

let findHome: (role: Role) => string = () => '/';

/** Where a role is at home: after logging in, and after a page of another role (docs/published.md, screens). */
export function homeOf(role: Role): string {
  return findHome(role);
}

/** The shell tells from the registry where a role is at home. */
export function provideHomes(find: typeof findHome): void {
  findHome = find;
}
