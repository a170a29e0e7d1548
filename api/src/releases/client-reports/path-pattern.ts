/** Email addresses, and words with so many digits that they may be an identifier. */
const IDENTIFYING = /[^\s/]+@[^\s/]+|[\w-]*(?:\d[\w-]*){4}/g;

/** A text of a report in which nothing can name somebody: pages send patterns, and this makes sure. */
export function withoutIds(text: string): string {
  return text.replaceAll(IDENTIFYING, ':id');
}
