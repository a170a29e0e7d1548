/** Letters that Unicode does not decompose, and what a keyboard without them has. */
const UNDECOMPOSED: Record<string, string> = { đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't' };
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' };

const ACCENTS = '\u0300-\u036f';
const APOSTROPHES = "'`´‘’ʼ′＇";
/** What may stand between two letters of a word: accents of their own, apostrophes, and what nobody sees. */
const BETWEEN = `[${ACCENTS}${APOSTROPHES}\u00ad\u200b-\u200d\u2060\ufeff]*`;
const DASHES = '-‐‑‒–—−－';

/** Blocks of letters with accents, and the wide forms of Latin letters. */
const BLOCKS = [
  [0xc0, 0x52f],
  [0x1e00, 0x1fff],
  [0xff01, 0xff5e],
] as const;

let variants: Map<string, string> | undefined;

/** All lower-case letters that fold to each letter, read from Unicode once. */
function variantsOf(letter: string): string {
  if (!variants) {
    variants = new Map();
    for (const [first, last] of BLOCKS) {
      for (let code = first; code <= last; code += 1) {
        const variant = String.fromCharCode(code);
        const base = folded(variant);
        if (variant === base || variant !== variant.toLowerCase()) continue;
        variants.set(base, (variants.get(base) ?? '') + variant);
      }
    }
  }
  return variants.get(letter) ?? '';
}

/** A text in lower case and without accents and apostrophes; letters of all other scripts stay as they are. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFD')
    .replace(new RegExp(BETWEEN, 'g'), '')
    .normalize('NFC')
    .replace(/[ßæœđðħıłøŧ]/g, (letter) => LIGATURES[letter] ?? UNDECOMPOSED[letter] ?? letter);
}

/** The words of a search, which may stand in any order: Chinese and Japanese names are written without spaces. */
export function searchWords(search: string): string[] {
  const typed = search
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ')
    .split(/[\s\u3000]+/)
    .filter(Boolean);
  const words = typed.map((word) => word.replace(/^[,;]+|[,;]+$/g, '')).filter(folded);
  return words.length > 0 ? words : typed;
}

/**
 * The source of a pattern, to be used without regard to case, that finds a word however accents, apostrophes and dashes
 * are typed. It has no escapes of Unicode, which databases do not know.
 */
export function searchPattern(word: string): string {
  const parts = folded(word).match(/ss|ae|oe|[\s\S]/gu);
  // Nothing may stand between signs that may themselves stand anywhere: such a pattern would take exponential time.
  return parts ? parts.map(partPattern).join(BETWEEN) : [...word].map(partPattern).join('');
}

function partPattern(part: string): string {
  const ligature = Object.keys(LIGATURES).find((each) => LIGATURES[each] === part);
  if (ligature) return `(?:${[...part].map(partPattern).join(BETWEEN)}|${ligature})`;
  if (DASHES.includes(part)) return `[${DASHES}]`;
  const others = variantsOf(part);
  const escaped = part.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  return others ? `[${escaped}${others}]` : escaped;
}
