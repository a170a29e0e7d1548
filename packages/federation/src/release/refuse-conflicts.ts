import { platformRefusal } from '../platform-version';
import type { Registry, Release } from '../registry';
import { ReleaseError } from './release-error';

/** Pages of the live shell would refuse a release that was built with another platform than they provide. */
export function refusePlatform({ platform }: Registry, release: Release): void {
  const refusal = platform && platformRefusal(release, platform);
  if (refusal) throw new ReleaseError(`${refusal}.`);
}

/** Each purpose has one path, and no two entries of a menu have the same label or the same place. */
export function refuseNavigationConflicts({ remotes }: Registry, release: Release): void {
  const others = Object.values(remotes).filter(({ active }) => active.name !== release.name);
  const owners = new Map<string, string>();
  for (const { active } of [...others, { active: release }]) {
    for (const claim of navigationClaims(active)) {
      const owner = owners.get(claim);
      if (owner === release.name) throw new ReleaseError(`${owner} claims ${claim} twice.`);
      if (owner && active === release) throw new ReleaseError(`${release.name} and ${owner} both claim ${claim}.`);
      owners.set(claim, active.name);
    }
  }
}

function navigationClaims({ paths, menu }: Release): string[] {
  return [
    ...paths.flatMap(({ purpose }) => (purpose ? [`the purpose ${purpose}`] : [])),
    ...menu.flatMap(({ audience, label, order }) => [
      `the label "${label}" in the menu of ${audience}`,
      `place ${order} in the menu of ${audience}`,
    ]),
  ];
}
