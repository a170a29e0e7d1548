/** Longer words may have two letters wrong. */
const LONG_WORD = 8;
/** Among short words a letter makes another word. */
const SHORT_WORD = 5;

/** The name of a topic or skill that is most likely meant: written in another case, or with a letter or two wrong. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const word = folded(typed);
  const same = names.find((name) => folded(name) === word);
  if (same || word.length < SHORT_WORD) return same;
  const allowed = word.length < LONG_WORD ? 1 : 2;
  const distances = names
    // "Topic 12" is not "Topic 1" misspelt.
    .filter((name) => digitsOf(name) === digitsOf(typed))
    .map((name) => ({ name, distance: editDistance(word, folded(name), allowed) }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= allowed ? nearest.name : undefined;
}

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const digitsOf = (text: string) => text.replace(/\D+/g, ' ').trim();

/** Levenshtein's distance; more than `limit` where the lengths already say so. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const row = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (before[at] ?? 0) + (letter === other[at] ? 0 : 1);
      row.push(Math.min(replaced, (row[at] ?? 0) + 1, (before[at + 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[other.length] ?? 0;
}
