import { searchPattern, searchWords } from '@wattle/contract/search-text';

export function MarkedText({ text, search }: { text: string; search: string }) {
  const words = searchWords(search).map(searchPattern);
  if (words.length === 0) return text;
  // A split by a pattern with one group has the matches at the odd places.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
