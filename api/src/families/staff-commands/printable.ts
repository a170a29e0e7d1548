import { UNPRINTABLE } from '@wattle/contract/primitives';

/** Names of some scripts need the two joiners. */
const UNPRINTABLE_CHARACTERS = new RegExp(`(?![\\u200c\\u200d])[${UNPRINTABLE}]`, 'gu');

/** Escapes characters that could move the cursor of a terminal or forge a line. */
export function printable(text: string): string {
  return text.replace(
    UNPRINTABLE_CHARACTERS,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** As {@link printable}, but line breaks stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
