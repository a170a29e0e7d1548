/** Whole words or phrases, separated by commas; each is the source of a regular expression. */
export function anyOf(phrases: string, flags = 'iu'): RegExp {
  const sources = phrases.trim().split(/,\s+/);
  return new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, flags);
}
