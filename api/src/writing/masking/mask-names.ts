/**
 * A text in which names are replaced by as many letters: `Xxxx` for `Asha`. So each place in it is the same place in the
 * child's text. A name is found in any case, also with an apostrophe or a hyphen behind it, and never within a word.
 */
export function maskNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const anyName = [...new Set(parts)].sort((one, other) => other.length - one.length).map(escapeForRegExp);
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${anyName.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return text.replaceAll(found, (name) => `X${'x'.repeat(name.length - 1)}`);
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
