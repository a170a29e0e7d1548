export function MarkedText({ text, search }: { text: string; search: string }) {
  const words = search.trim().split(/\s+/).filter(Boolean).map(withoutPatterns);
  if (words.length === 0) return text;
  // A split by a pattern with one group has the matches at the odd places.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

function withoutPatterns(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
