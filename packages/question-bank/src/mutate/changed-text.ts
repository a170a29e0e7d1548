import { NUMBER_WORDS } from '@wattle/contract/text';

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const COUNTED = NUMBER_WORDS.slice(2);
const NUMBER_OR_WORD = new RegExp(String.raw`\d+(?:,\d{3})*(?:\.\d+)?|\b(?:${COUNTED.join('|')})\b`, 'g');
const WORDS = [...COUNTED, 'thirteen'];
const CHANGES: ((number: number) => number)[] = [
  (number) => number + 1,
  (number) => number - 1,
  (number) => number + 2,
  (number) => number + 10,
  (number) => number * 10,
  (number) => number * 2,
];

/** Another number, near the given one or with the mistakes of a typist. */
export function otherNumber(number: number, random: () => number): number {
  const change = CHANGES[Math.floor(random() * CHANGES.length)];
  const other = change?.(number) ?? number;
  return other === number || other < 0 ? number + 1 : Number(other.toFixed(6));
}

/** The text with one of its numbers changed, also one that is written as a word; undefined when it has none. */
export const withOtherNumberOrWord = (text: string, random: () => number) => withOther(NUMBER_OR_WORD, text, random);

/** The text with one of its numbers changed; undefined when it has none in digits. */
export const withOtherNumber = (text: string, random: () => number) => withOther(NUMBER, text, random);

function withOther(pattern: RegExp, text: string, random: () => number): string | undefined {
  const found = [...text.matchAll(pattern)];
  const chosen = found[Math.floor(random() * found.length)];
  if (!chosen) return undefined;
  const [written] = chosen;
  const at = WORDS.indexOf(written);
  const other = at < 0 ? String(otherNumber(Number(written.replaceAll(',', '')), random)) : (WORDS[at + 1] ?? written);
  return text.slice(0, chosen.index) + other + text.slice(chosen.index + written.length);
}

/** Ways to write a value otherwise. */
const REWRITES: [pattern: RegExp, rewrite: (...parts: string[]) => string][] = [
  [/^(\d+)\/(\d+)$/, (top, bottom) => `${2 * Number(top)}/${2 * Number(bottom)}`],
  [/^(\d+):(\d\d)$/, (hours, minutes) => `${60 * Number(hours) + Number(minutes)} minutes`],
  [/^\$(\d+)$/, (dollars) => `$${dollars}.00`],
  [/^\$(\d+\.\d\d)$/, (dollars) => `${Math.round(100 * Number(dollars))}c`],
  [/^(\d+)%$/, (percent) => `${percent}/100`],
  [/^(\d+(?:\.\d+)?) m$/, (metres) => `${Number((100 * Number(metres)).toFixed(6))} cm`],
  [/^(\d+(?:\.\d+)?) cm$/, (centimetres) => `${Number((Number(centimetres) / 100).toFixed(6))} m`],
  [/^(\d+(?:\.\d+)?) km$/, (kilometres) => `${Number((1000 * Number(kilometres)).toFixed(6))} m`],
  [/^(\d+(?:\.\d+)?) L$/, (litres) => `${Number((1000 * Number(litres)).toFixed(6))} mL`],
  [/^(\d+(?:\.\d+)?) kg$/, (kilograms) => `${Number((1000 * Number(kilograms)).toFixed(6))} g`],
  [/^(\d+) hours?$/, (hours) => `${60 * Number(hours)} minutes`],
  [/^(\d+) : (\d+)$/, (one, other) => `${2 * Number(one)} : ${2 * Number(other)}`],
  [/^(\d+),(\d{3})$/, (thousands, rest) => `${thousands}${rest}`],
  [/^(\d+)$/, (number) => `${number}.0`],
];

/** The same value, written otherwise; a text in words only with another case and full stop. */
export function inOtherWords(text: string): string {
  for (const [pattern, rewrite] of REWRITES) {
    const match = pattern.exec(text);
    if (match) return rewrite(...match.slice(1));
  }
  const turned = /^\p{Lu}/u.test(text) ? text.charAt(0).toLowerCase() : text.charAt(0).toUpperCase();
  return turned + (text.endsWith('.') ? text.slice(1, -1) : `${text.slice(1)}.`);
}
