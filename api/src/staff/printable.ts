/** Control characters, line separators and marks that change the direction of a text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A stored text as a terminal may show it: what could move the cursor or forge a line is written as an escape. */
export function printable(text: string): string {
  return text.replace(
    UNPRINTABLE,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** As {@link printable}, for output whose own line breaks stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
