import type { Role } from '@wattle/contract/constants';
import { mayUse } from '@wattle/contract/roles';
import type { MenuEntry, Registry } from '@wattle/federation/registry';
import { matchRemote } from '@wattle/federation/runtime';

/** The entries of all remotes for whoever is here. A signed-in user's Logout comes after them. */
export function menuFor({ remotes }: Registry, role: Role | undefined): MenuEntry[] {
  return Object.values(remotes)
    .flatMap(({ active }) => active.menu)
    .filter(({ audience }) => (role ? mayUse(role, audience) : audience === 'visitor'))
    .sort((one, other) => one.order - other.order);
}

export function isBarHidden(registry: Registry, pathname: string): boolean {
  const remote = matchRemote(registry, pathname)?.remote.active;
  return remote?.barHiddenAt.some((beginning) => pathname.startsWith(beginning)) ?? false;
}
