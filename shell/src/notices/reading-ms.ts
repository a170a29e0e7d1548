import { TOAST_MS } from '@wattle/contract';

/** A slow reader takes this long for a character: 100 words in a minute. */
const CHARACTER_MS = 100;

/** How long a message stands at least: the published time, more for a long one. */
export function readingMs(text: string): number {
  return Math.max(TOAST_MS, text.length * CHARACTER_MS);
}
