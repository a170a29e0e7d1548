const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const NUMBER_OR_WORD = /\d+(?:,\d{3})*(?:\.\d+)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;
const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'];
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
