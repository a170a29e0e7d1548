/** Any of some phrases, as whole words; a phrase is the source of a regular expression. */
export function anyOf(phrases: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join('|')})(?![\\p{L}\\d])`, flags);
}
