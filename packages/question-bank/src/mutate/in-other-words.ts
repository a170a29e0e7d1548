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
