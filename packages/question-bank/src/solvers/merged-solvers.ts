import type { Solver } from './solver';

/** The solvers of all files in one list; a slug that stands in two of them is refused. */
export function mergedSolvers(...files: Record<string, Solver>[]): Record<string, Solver> {
  const entries = files.flatMap((file) => Object.entries(file));
  const slugs = entries.map(([slug]) => slug);
  const repeated = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
  if (repeated.length > 0) throw new Error(`There are two solvers of ${repeated.join(', ')}.`);
  return Object.fromEntries(entries);
}
