import { ROLES } from '@wattle/contract';
import type { Purpose, Registry } from '@wattle/federation/registry';
import { setHome } from '@wattle/platform/internal';

/** The path of a remote that serves a purpose; the start of the site where there is none. */
export function pathFor({ remotes }: Registry, purpose: Purpose): string {
  const paths = Object.values(remotes).flatMap(({ active }) => active.paths);
  return paths.find((each) => each.purpose === purpose)?.path ?? '/';
}

/** Tells the platform, and so all remotes, where the roles are at home. */
export function setHomes(registry: Registry): void {
  for (const role of ROLES) setHome(role, pathFor(registry, `${role}-home`));
}
