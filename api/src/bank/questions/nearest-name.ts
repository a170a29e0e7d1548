import { distance } from 'fastest-levenshtein';

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
  const candidates = names
    // "Topic 12" is not "Topic 1" misspelt.
    .filter((name) => digitsOf(name) === digitsOf(typed))
    .map((name) => ({ name, edits: distance(word, folded(name)) }));
  const [nearest] = candidates.sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= allowed ? nearest.name : undefined;
}

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const digitsOf = (text: string) => text.replace(/\D+/g, ' ').trim();
