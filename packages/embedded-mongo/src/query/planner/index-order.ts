import type { Index } from '../../storage/collection-index';
import type { FieldBounds } from './bounds';

export interface SortField {
  name: string;
  isDescending: boolean;
}

/** Whether reading the index forwards (1) or backwards (-1) gives the order of the sort. */
export function sortDirection(
  index: Index,
  bounds: readonly FieldBounds[],
  sort: readonly SortField[],
): 1 | -1 | undefined {
  if (sort.length === 0) return 1;
  if (index.multikeyPaths.size > 0 || index.hasTruncatedKeys) return undefined;
  const fixed = new Set<string>();
  for (const [position, each] of bounds.entries()) {
    if (each.kind === 'points' && each.points.length > 1) return undefined;
    if (each.kind === 'prefix') return undefined;
    if (each.kind === 'points') fixed.add(index.fields[position]?.name ?? '');
  }
  const asked = sort.filter(({ name }) => !fixed.has(name));
  const given = index.fields.filter(({ name }) => !fixed.has(name));
  if (asked.some(({ name }, i) => given[i]?.name !== name)) return undefined;
  const directions = new Set(asked.map(({ isDescending }, i) => (isDescending === given[i]?.isDescending ? 1 : -1)));
  if (directions.size > 1) return undefined;
  return directions.has(-1) ? -1 : 1;
}
