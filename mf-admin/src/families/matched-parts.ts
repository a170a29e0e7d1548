/** A text in parts: those that match a word of the search, and those between. */
export function matchedParts(text: string, search: string): { text: string; isMatch: boolean }[] {
  const words = search.trim().split(/\s+/).filter(Boolean).map(withoutPatterns);
  if (words.length === 0) return [{ text, isMatch: false }];
  // A split by a pattern with one group has the matches at the odd places.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function withoutPatterns(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
