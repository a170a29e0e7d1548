import type { Release } from '../registry';

/** Each purpose has one path in all remotes, and no two entries of a menu have the same label or the same order. */
export function claimsInNavigation({ paths, menu }: Pick<Release, 'paths' | 'menu'>): string[] {
  return [
    ...paths.flatMap(({ purpose }) => (purpose ? [`the purpose ${purpose}`] : [])),
    ...menu.flatMap(({ audience, label, order }) => [
      `the label “${label}” in the menu of ${audience}`,
      `order ${order} in the menu of ${audience}`,
    ]),
  ];
}
