import type { TextRange } from '@wattle/contract/writing-marks';
import { daleChall } from 'dale-chall';
import escapeStringRegexp from 'escape-string-regexp';
import { grouped } from '../../infrastructure';

/** Easy words that are names as well, with those that the list of easy words lacks. */
const COMMON = new Set([
  ...daleChall,
  ...['amber', 'dale', 'dean', 'gene', 'glen', 'grace', 'grant', 'heath', 'iris', 'jade', 'jasmine', 'miles', 'olive'],
  ...['reed', 'ruby', 'van'],
]);
/** They begin so many sentences that only a capital within a sentence tells a name. */
const BEGIN_SENTENCES = new Set('a am an at be by do go he in is it me my no on or she so to up us we you'.split(' '));
/** Their texts have no spaces between words, or hang endings on names. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const IN_SENTENCE = /[\p{Ll},;]\s+$/u;
/** After these a common word is a name in small letters, too. */
const BEFORE_NAME = /\b(?:name(?:['’]?s| is| was)|called|named|i am|i['’]?m|from|dear|mr|mrs|ms|miss)\s+$/iu;
/** As far back as such words reach. */
const LOOK_BACK = 12;
const SEPARATOR = /[\s'-]+/;

/**
 * A text in which names are replaced by as many letters: `Xxxx` for `Asha`. So each place in it is the same place in the
 * child's text. A name is found in any case and form of its letters, without its accents, with a possessive, and where
 * digits, or a word with a capital, adjoin; never within another word. One that is a common word, such as Will, is found
 * only with a capital, or after words such as “my name is”.
 */
export function maskNames(text: string, names: readonly string[]): string {
  const folded = [...new Set(names.map(foldedName))].filter((name) => name !== '' && name !== 'i');
  const byLetter = grouped(
    folded.sort((one, other) => other.length - one.length).map((name) => ({ name, pattern: patternOf(name) })),
    ({ name }) => name.charAt(0),
  );
  if (byLetter.size === 0) return text;
  const { folded: shown, starts } = fold(text);
  let masked = '';
  let end = 0;
  for (let at = 0; at < shown.length; ) {
    const start = starts[at] ?? text.length;
    let length = 0;
    for (const { name, pattern } of byLetter.get(shown.charAt(at)) ?? []) {
      pattern.lastIndex = at;
      const [found] = pattern.exec(shown) ?? [];
      if (found === undefined) continue;
      const place = { start, end: starts[at + found.length] ?? text.length };
      if (!standsApart(name, text, place) || !isName(found, text, place)) continue;
      masked += text.slice(end, start) + hidden(text.slice(start, place.end));
      ({ length } = found);
      ({ end } = place);
      break;
    }
    at += length || 1;
  }
  return masked + text.slice(end);
}

const patternOf = (name: string) =>
  new RegExp(name.split(SEPARATOR).map(escapeStringRegexp).join("[\\s'-]{0,2}"), 'uy');

const JOINED_LETTERS = 8;

/** Whether a name is no part of another word. A whole name, as of first and last name, may be, as in handles. */
function standsApart(name: string, text: string, { start, end }: TextRange): boolean {
  if (UNSPACED.test(name) || (SEPARATOR.test(name) && name.length > JOINED_LETTERS)) return true;
  const before = /.\p{M}*$/su.exec(text.slice(Math.max(0, start - LOOK_BACK), start))?.[0] ?? '';
  if (/^\p{L}/u.test(before) && !(/^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(text.slice(start, end)))) return false;
  const after = text.slice(end, end + LOOK_BACK).replace(/^\p{Default_Ignorable_Code_Point}+/u, '');
  if (!/^\p{L}/u.test(after)) return true;
  if (/^\p{Lu}/u.test(after) && /\p{Ll}\p{M}*$/u.test(text.slice(start, end))) return true;
  // Children leave the apostrophe of a possessive out.
  return !COMMON.has(name) && /^s(?![\p{L}\p{N}])/iu.test(after);
}

function isName(found: string, text: string, { start, end }: TextRange): boolean {
  const parts = found.split(SEPARATOR);
  if (parts.length > 2 || !parts.every((part) => COMMON.has(part) || part.length === 1)) return true;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const beginsSentences = BEGIN_SENTENCES.has(found);
  if (/^\p{Lu}/u.test(text.slice(start))) return !beginsSentences || IN_SENTENCE.test(before);
  if (UNSPACED.test(found)) return true;
  return found.length > 1 && !beginsSentences && (/^[\d_]/.test(text.slice(end)) || BEFORE_NAME.test(before));
}

function hidden(name: string): string {
  return name.replaceAll(/\S+/g, (word) => `X${'x'.repeat(word.length - 1)}`);
}

const SAME: Record<string, string> = { '’': "'", '‘': "'", ʼ: "'", '`': "'", '´': "'", '‐': '-', '‑': '-', '–': '-' };
const WITHOUT_STROKE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

/** Every mark on them is an accent or an ornament; in other scripts marks are vowels. */
const MARKS_ARE_ACCENTS = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u;
const MARKS = /[\u0300-\u036f\p{Me}]/gu;

const foldedName = (name: string) => fold(name).folded.trim();

/** In plain small letters, without accents and what nobody sees, with the place of each in the text, and that of its end. */
function fold(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = /^[ -~]$/.test(character)
      ? character.toLowerCase()
      : character
          .normalize('NFKD')
          .replaceAll(MARKS_ARE_ACCENTS.test(character) ? /\p{M}/gu : MARKS, '')
          .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
          .normalize('NFC')
          .toLowerCase();
    const same = SAME[plain] ?? WITHOUT_STROKE[plain] ?? plain;
    folded += same;
    for (let unit = 0; unit < same.length; unit += 1) starts.push(index);
  }
  return { folded, starts: [...starts, text.length] };
}
