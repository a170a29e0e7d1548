/** The name of a topic inside a sentence, on one line. */
export function insideSentence(topic: string): string {
  const name = topic.replace(/\s+/g, ' ').trim();
  // An abbreviation keeps its capitals.
  return /^[A-Z][^A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
